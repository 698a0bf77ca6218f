page-title = Boltbucket
good-letter-red = R
good-letter-yellow = Y
good-letter-green = G
good-letter-blue = B
