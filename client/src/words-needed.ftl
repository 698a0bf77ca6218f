page-title = Boltbucket
