"""Recursion through caches, sort keys and similar, for programs that overflowed the native stack.

Python calling Python needs no native stack, but Python calling C calling Python does, and a browser worker's
stack allows only a few hundred levels. The faster C functions are the default; in a program's second attempt
these Python functions replace them. Types cannot be replaced, so the program's calls of them are rewritten.
"""

import ast
import builtins
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


_absent = object()
_in_c = {name: getattr(builtins, name) for name in ('sorted', 'max', 'min', 'sum', 'map', 'filter')}


def _sorted(iterable, /, *, key=None, reverse=False):
    items = [item for item in iterable]
    if key is None:
        return _in_c['sorted'](items, reverse=reverse)
    keys = [key(item) for item in items]
    return [items[at] for at in _in_c['sorted'](range(len(items)), key=keys.__getitem__, reverse=reverse)]


def _sort(target, /, *args, **keywords):
    """`target.sort(…)` of a list or any other object."""
    if type(target) is not list or args or keywords.get('key') is None:
        return target.sort(*args, **keywords)
    target[:] = _sorted(target, **keywords)


def _extreme(name):
    in_c = _in_c[name]

    def extreme(*args, key=None, default=_absent):
        items = [item for item in args[0]] if len(args) == 1 else args
        options = {} if default is _absent else {'default': default}
        if key is None or not items:
            return in_c(items, **options) if len(args) == 1 else in_c(*args, **options)
        keys = [key(item) for item in items]
        return items[in_c(range(len(items)), key=keys.__getitem__)]

    return extreme


def _sum(iterable, /, start=0):
    return _in_c['sum']([item for item in iterable], start)


def _any(iterable, /):
    for item in iterable:
        if item:
            return True
    return False


def _all(iterable, /):
    for item in iterable:
        if not item:
            return False
    return True


def _map(function, *iterables, strict=False):
    for items in zip(*iterables, strict=strict):
        yield function(*items)


def _filter(function, iterable, /):
    for item in iterable:
        if item if function is None else function(item):
            yield item


def _reduce(function, iterable, initial=_absent, /):
    items = iter(iterable)
    result = next(items, _absent) if initial is _absent else initial
    if result is _absent:
        raise TypeError('reduce() of empty iterable with no initial value')
    for item in items:
        result = function(result, item)
    return result


def _collect(kind, iterable, /):
    """`kind(iterable)`, iterating in Python."""
    return kind([item for item in iterable] if kind in _collections else iterable)


_collections = (list, tuple, set, frozenset)


class _Rewriting(ast.NodeTransformer):
    """Rewrites `x.sort(…)` and `list(…)` to Python functions, and the generator in `join(…)` to a list."""

    def visit_Call(self, node):
        self.generic_visit(node)
        if isinstance(node.func, ast.Attribute):
            self._method(node)
        elif isinstance(node.func, ast.Name) and node.func.id in ('list', 'tuple', 'set', 'frozenset'):
            if len(node.args) == 1 and not node.keywords and not isinstance(node.args[0], ast.Starred):
                node.args.insert(0, node.func)
                node.func = _name('__codeferry_collect__', node)
        return node

    @staticmethod
    def _method(node):
        if node.func.attr == 'sort':
            node.args.insert(0, node.func.value)
            node.func = _name('__codeferry_sort__', node)
        elif node.func.attr == 'join' and node.args and isinstance(node.args[0], ast.GeneratorExp):
            lazy = node.args[0]
            node.args[0] = ast.copy_location(ast.ListComp(lazy.elt, lazy.generators), lazy)


def _name(name, place):
    return ast.copy_location(ast.Name(name, ast.Load()), place)


def compile_deep(source, filename, mode, dont_inherit):
    tree = ast.parse(source, filename, mode)
    return compile(_Rewriting().visit(tree), filename, mode, dont_inherit=dont_inherit)


def install():
    functools.lru_cache, functools.cache, functools.reduce = lru_cache, cache, _reduce
    builtins.sorted, builtins.max, builtins.min = _sorted, _extreme('max'), _extreme('min')
    builtins.sum, builtins.any, builtins.all = _sum, _any, _all
    builtins.map, builtins.filter = _map, _filter
    builtins.__codeferry_sort__, builtins.__codeferry_collect__ = _sort, _collect
