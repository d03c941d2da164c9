"""`functools.lru_cache` in plain Python, for programs that recurse through it.

Python calling Python costs no native stack, Python calling C calling Python does, and a browser worker has
little of it: a few hundred levels. The C cache stays the default because it is faster; this one takes its place
in the second try of a program that overflowed the native stack.
"""

import functools


def lru_cache(maxsize=128, typed=False):
    if callable(maxsize) and isinstance(typed, bool):
        return _decorate(maxsize, 128, False)
    if isinstance(maxsize, int):
        maxsize = max(maxsize, 0)
    elif maxsize is not None:
        raise TypeError('Expected first argument to be an integer, a callable, or None')
    return lambda function: _decorate(function, maxsize, typed)


def cache(function):
    return lru_cache(maxsize=None)(function)


def _decorate(function, maxsize, typed):
    results, counts, absent = {}, [0, 0], object()

    def wrapper(*args, **keywords):
        key = functools._make_key(args, keywords, typed)
        result = results.get(key, absent)
        if result is not absent:
            counts[0] += 1
            if maxsize is not None:
                results[key] = results.pop(key)
            return result
        counts[1] += 1
        result = function(*args, **keywords)
        if maxsize != 0:
            if maxsize is not None and len(results) >= maxsize and key not in results:
                del results[next(iter(results))]
            results[key] = result
        return result

    def clear():
        results.clear()
        counts[:] = 0, 0

    wrapper.cache_clear = clear
    wrapper.cache_info = lambda: functools._CacheInfo(counts[0], counts[1], maxsize, len(results))
    wrapper.cache_parameters = lambda: {'maxsize': maxsize, 'typed': typed}
    return functools.update_wrapper(wrapper, function)


def install():
    functools.lru_cache, functools.cache = lru_cache, cache
