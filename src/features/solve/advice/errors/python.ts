import { type Advice, advice } from '../advice';
import { type ErrorFacts, type ErrorTable, findInTable } from './error-facts';

/** Names from other languages, and from Python 2. */
const otherNames: Record<string, string> = {
  true: 'True',
  false: 'False',
  null: 'None',
  undefined: 'None',
  raw_input: 'input',
  xrange: 'range',
  elif: 'elif',
  printf: 'print',
  println: 'print',
  Print: 'print',
  Input: 'input',
  length: 'len',
};

const modules: Record<string, string> = {
  sqrt: 'from math import sqrt',
  ceil: 'from math import ceil',
  floor: 'from math import floor',
  gcd: 'from math import gcd',
  math: 'import math',
  sys: 'import sys',
  deque: 'from collections import deque',
  Counter: 'from collections import Counter',
  defaultdict: 'from collections import defaultdict',
  heapq: 'import heapq',
  random: 'import random',
  itertools: 'import itertools',
  re: 'import re',
};

const otherMembers: Record<string, string> = {
  push: 'append',
  add: 'append',
  length: 'len(…)',
  size: 'len(…)',
  trim: 'strip()',
  toUpperCase: 'upper()',
  toLowerCase: 'lower()',
  has_key: 'in',
};

const syntax: ErrorTable = [
  [/IndentationError: expected an indented block/, 'missingIndent'],
  [/IndentationError: unexpected indent/, 'unexpectedIndent'],
  [/IndentationError: unindent|TabError/, 'mixedIndent'],
  [/Missing parentheses in call to 'print'/, 'printStatement'],
  [/invalid (?:non-printable )?character .*\(U\+20(?:18|19|1C|1D)\)/, 'curlyQuotes'],
  [/unterminated|EOL while scanning/, 'unclosedText'],
  [/'([([{])' was never closed/, ([, bracket = ''], { line }) => advice('unclosedBracket', line, bracket)],
  [/unmatched|does not match opening/, 'unmatchedBracket'],
  [/'return' outside function/, 'outsideFunction'],
  [/expected ':'/, (_, { line, sourceLine }) => inLine(sourceLine, line) ?? advice('missingColon', line)],
  [/Maybe you meant '=='|cannot assign to (?!literal|function call|expression)/, 'assignmentInCondition'],
  [/cannot assign to/, 'notAName'],
  [/forgot a comma/, (_, { line, sourceLine }) => inLine(sourceLine, line) ?? advice('missingComma', line)],
  [/SyntaxError/, (_, { line, sourceLine }) => inLine(sourceLine, line)],
];

/** Python says only “invalid syntax” about what is right in other languages. */
function inLine(sourceLine: string, line: number | null): Advice | null {
  const text = sourceLine.replace(/"[^"]*"|'[^']*'/g, '""');
  if (/\belse\s+if\b/.test(text)) return advice('elseIf', line);
  if (/&&|\|\||!\s*\w/.test(text.replaceAll('!=', ''))) return advice('foreignOperator', line);
  if (/\+\+|--/.test(text)) return advice('plusPlus', line);
  if (/^\s*(?:if|elif|else|for|while|def|class)\b[^:]*$/.test(text)) return advice('missingColon', line);
  if (/^\s*print\s+[^(=]/.test(text)) return advice('printStatement', line);
  if (
    /^\s*(?:class|def|for|if|in|is|not|and|or|lambda|pass|import|from|return|while|with|None|True|False)\s*=[^=]/.test(
      text,
    )
  )
    return advice('reservedWord', line);
  return null;
}

const runtime: ErrorTable = [
  [/^ValueError/, (_, { line, sourceLine }) => splitMissing(sourceLine, line)],
  [/^EOFError/, 'inputMissing'],
  [/^(?:NameError): name '(.+?)' is not defined/, ([, name = ''], facts) => unknownName(name, facts)],
  [
    /^UnboundLocalError: .*variable '(.+?)'/,
    ([, name = ''], { line }) => advice('localBeforeValue', line, name),
  ],
  [
    /^ValueError: (?:invalid literal for int\(\) with base 10|could not convert string to float): (['"])(.*)\1/,
    ([, , text = ''], { line }) => badNumber(text, line),
  ],
  [/^ValueError: (?:not enough|too many) values to unpack/, 'unpackCount'],
  [/^TypeError: cannot unpack/, 'unpackCount'],
  [/^ValueError: .* is not in (?:list|deque)|^ValueError: list\.remove/, 'notInList'],
  [/^(?:IndexError|TypeError: list indices must be integers)/, (_, facts) => valueAsIndex(facts)],
  [/^TypeError: 'str' object does not support item assignment/, 'textNotChangeable'],
  [/^IndexError/, 'indexOutOfRange'],
  [/^KeyError: (.*)/, ([, key = ''], { line }) => advice('missingKey', line, key)],
  [/^ZeroDivisionError/, 'divisionByZero'],
  [/^RecursionError/, 'endlessRecursion'],
  [
    /^(?:ModuleNotFoundError|ImportError): .*'(.+?)'/,
    ([, name = ''], { line }) => advice('moduleMissing', line, name),
  ],
  [/^(?:TypeError|AttributeError): .*NoneType/, 'noneUsed'],
  [
    /^TypeError: 'builtin_function_or_method' object is not|^TypeError: .*'(?:builtin_function_or_method|function|method)'/,
    'missingCall',
  ],
  [/^AttributeError: .*has no attribute '(\w+)'/, ([, name = ''], { line }) => noSuchMember(name, line)],
  [
    /^TypeError: can only concatenate|^TypeError: unsupported operand .*'(?:str' and 'int|int' and 'str)'|^TypeError: must be str, not/,
    (_, { line, message }) =>
      advice(/\+:|concatenate/.test(message) ? 'textPlusNumber' : 'textInCalculation', line),
  ],
  [
    /^TypeError: (?:unsupported operand .*'str'|not all arguments converted|bad operand type for .*'str'|can't multiply sequence)/,
    'textInCalculation',
  ],
  [/^TypeError: '[<>]=?' not supported between .*'str'/, 'textComparedWithNumber'],
  [/^TypeError: 'str' object cannot be interpreted as an integer/, 'textAsCount'],
  [/^TypeError: 'float' object cannot be interpreted as an integer/, 'floatAsInteger'],
  [/^TypeError: (?:list|tuple|string) indices must be integers.*float/, 'floatAsInteger'],
  [/^TypeError: (?:list|tuple|string) indices must be integers/, 'indexMustBeNumber'],
  [
    /^TypeError: 'int' object is not iterable/,
    (_, { line, sourceLine }) =>
      advice(/\bfor\b/.test(sourceLine) ? 'notIterable' : 'notIterableValue', line),
  ],
  [/^TypeError: .*is not iterable/, 'notIterableValue'],
  [/^TypeError: .*is not subscriptable/, 'notIndexable'],
  [/^TypeError: .*is not callable/, 'notCallableValue'],
  [
    /^TypeError: .*(?:positional argument|required keyword|takes (?:no|exactly|at (?:least|most)) .*argument|unexpected keyword)/,
    'argumentCount',
  ],
];

export function advisePython(facts: ErrorFacts): Advice | null {
  const last = facts.errorText.trimEnd().split('\n').at(-1) ?? '';
  const table = facts.outcome === 'compileError' ? syntax : runtime;
  return findInTable(table, facts.outcome === 'compileError' ? facts.errorText : last, facts);
}

function unknownName(name: string, { line, sourceLine, code }: ErrorFacts): Advice {
  const right = Object.hasOwn(otherNames, name) ? otherNames[name] : undefined;
  if (right !== undefined) return advice('otherLanguageName', line, name, right);
  const found = Object.hasOwn(modules, name) ? modules[name] : undefined;
  if (found !== undefined) return advice('missingImport', line, name, found);
  const isCompared = new RegExp(`(?:==|!=|print\\(|return)\\s*${name}\\b(?!\\s*[([.])`).test(sourceLine);
  const isPrinted = /^\s*print\(\s*\w+\s*\)\s*$/.test(sourceLine) && isOnlyPrinted(name, code);
  return isPrinted || (isCompared && /^[A-Z]/.test(name))
    ? advice('unquotedText', line, name)
    : advice('unknownName', line, name);
}

function badNumber(text: string, line: number | null): Advice {
  const plain = text.replaceAll('\\n', ' ').trim();
  if (plain === '') return advice('emptyLineAsNumber', line);
  if (/\S[\s,;]+\S/.test(plain)) return advice('severalNumbersInLine', line, plain.slice(0, 30));
  if (/^[+-]?\d*\.\d+$/.test(plain)) return advice('decimalAsInteger', line, plain);
  return advice('textAsNumber', line, plain.slice(0, 30));
}

function noSuchMember(name: string, line: number | null): Advice {
  const right = Object.hasOwn(otherMembers, name) ? otherMembers[name] : undefined;
  return right === undefined
    ? advice('noSuchMember', line, name)
    : advice('otherLanguageName', line, name, right);
}

/** Short names are more often misspelt variables. */
const isOnlyPrinted = (name: string, code: string) =>
  name.length > 1 && code.match(new RegExp(`\\b${name}\\b`, 'g'))?.length === 1 && /\bif\b/.test(code);

/** `map(int, input())`, which goes through the characters */
function splitMissing(sourceLine: string, line: number | null): Advice | null {
  const isWhole = /\bmap\(\s*\w+\s*,\s*input\(\s*\)\s*\)|^\s*\w+(?:\s*,\s*\w+)+\s*=\s*input\(\s*\)\s*$/;
  return isWhole.test(sourceLine) ? advice('splitMissing', line) : null;
}

/** `numbers[x]` in `for x in numbers` */
function valueAsIndex({ code, sourceLine, line }: ErrorFacts): Advice | null {
  for (const [, name = '', list = ''] of code.matchAll(/\bfor\s+(\w+)\s+in\s+(\w+)\s*:/g))
    if (sourceLine.includes(`${list}[${name}]`))
      return advice('valueAsIndex', line, name, `${list}[${name}]`);
  return null;
}
