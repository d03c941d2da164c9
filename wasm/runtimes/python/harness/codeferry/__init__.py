"""What surrounds a learner's program in the browser: its streams, its limits, the report of its failure."""
