"""The environment of a learner's program in the browser: streams, limits, error reports."""
