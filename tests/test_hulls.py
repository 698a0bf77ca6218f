def test_both_hulls_can_be_used_side_by_side(interpreted_hull, compiled_hull):
    assert interpreted_hull.__file__.endswith("hull.py")
    assert not compiled_hull.__file__.endswith(".py")
