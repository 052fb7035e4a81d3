Figure = Measures = bench = None
