import { expect, test } from 'vitest';
import { mayNeedLibrary } from './import-scan';

const present = new Set(['sys', 'math', 'collections', 'collections.abc', 'os']);

test.each([
  'print(input())',
  'import sys',
  'import sys, math as m',
  'from collections import deque, Counter',
  'from collections.abc import Mapping',
  'def f():\n    import math\n    from os import path',
  'x = 1; import sys',
  '# import unittest',
  'x = "no"  # import unittest',
])('needs no library: %s', (code) => {
  expect(mayNeedLibrary(code, present)).toBe(false);
});

test.each([
  'import unittest',
  'import sys, unittest',
  'import sys as s, unittest as u',
  'from unittest import mock',
  'from xml.etree import ElementTree',
  'if True:\n\timport unittest',
  'import sys; import unittest',
  'm = __import__("unittest")',
  'import importlib',
  'exec(input())',
])('may need the library: %s', (code) => {
  expect(mayNeedLibrary(code, present)).toBe(true);
});
