import { type Advice, advice } from '../advice';
import { type ErrorFacts, type ErrorTable, findInTable } from './error-facts';

const browserNames = new Set(['prompt', 'alert', 'document', 'window', 'confirm', 'localStorage']);

const otherNames: Record<string, string> = {
  print: 'console.log',
  System: 'console.log',
  readline: 'require("fs").readFileSync(0, "utf8")',
  println: 'console.log',
  None: 'null',
  True: 'true',
  False: 'false',
  elif: 'else if',
  len: 'length',
  int: 'let',
  Console: 'console',
  math: 'Math',
  input: 'require("fs").readFileSync(0, "utf8")',
};

const modules: Record<string, string> = {
  fs: 'const fs = require("fs");',
};

const table: ErrorTable = [
  [
    /ReferenceError: Cannot access '(.+?)' before initialization/,
    ([, name = ''], { line }) => advice('usedBeforeValue', line, name),
  ],
  [/ReferenceError: (\S+) is not defined/, ([, name = ''], facts) => unknownName(name, facts)],
  [/TypeError: Cannot (?:read|set) propert(?:y|ies) of null/, 'nullUsed'],
  [
    /TypeError: Cannot (?:read|set) propert(?:y|ies) of undefined \((?:reading|setting) '(.+?)'\)/,
    ([, name = ''], { line }) => advice('undefinedUsed', line, name),
  ],
  [/TypeError: Assignment to constant variable/, 'constAssigned'],
  [/TypeError: Cannot mix BigInt/, 'bigintMixed'],
  [/TypeError: (?:\S*\.)?(\w+) is not a function/, ([, name = ''], facts) => notCallable(name, facts)],
  [/TypeError: .* is not a function/, 'notCallableValue'],
  [/TypeError: .*(?:is not iterable|object is not iterable)/, 'notIterableValue'],
  [/RangeError: Maximum call stack/, 'endlessRecursion'],
  [/RangeError: Invalid (?:array length|count value)/, 'negativeSize'],
  [/Cannot find module '(.+?)'/, ([, name = ''], { line }) => advice('moduleMissing', line, name)],
  [
    /SyntaxError: Cannot convert (.*) to a BigInt/,
    ([, text = ''], { line }) => advice('textAsNumber', line, text.slice(0, 30)),
  ],
  [
    /SyntaxError: Identifier '(.+?)' has already been declared/,
    ([, name = ''], { line }) => advice('declaredTwice', line, name),
  ],
  [
    /SyntaxError: missing \) after/,
    (_, { line, sourceLine }) =>
      hasOddQuotes(sourceLine) ? advice('unclosedText', line) : advice('missingParenthesis', line),
  ],
  [
    /SyntaxError: (?:Unexpected end of input|Unexpected token '\}')/,
    (_, { line, code }) => braces(code, line),
  ],
  [/SyntaxError: Missing initializer in const/, 'valueUnused'],
  [
    /SyntaxError: Invalid or unexpected token/,
    (_, { line, sourceLine }) => advice(/[“”‘’]/.test(sourceLine) ? 'curlyQuotes' : 'unclosedText', line),
  ],
  [/SyntaxError: Invalid left-hand side/, 'notAName'],
  [/SyntaxError: Illegal return/, 'outsideFunction'],
  [/SyntaxError: Unexpected token 'else'/, 'strayElse'],
  [/SyntaxError: Unexpected (?:identifier|number|string)/, (_, facts) => twoInARow(facts)],
  [
    /SyntaxError: Unexpected (?:strict mode )?reserved word|SyntaxError: Unexpected token '(?:class|new|for|if|default|function)'/,
    'reservedWord',
  ],
  [
    /SyntaxError: Unexpected token '[{:]'/,
    (_, { line, sourceLine }) =>
      /^\s*(?:if|while|for)\b/.test(sourceLine) ? advice('missingParenthesis', line) : null,
  ],
];

export function adviseJavaScript(facts: ErrorFacts): Advice | null {
  return findInTable(table, facts.message, facts);
}

function unknownName(name: string, { line }: ErrorFacts): Advice {
  if (browserNames.has(name)) return advice('browserOnly', line, name);
  const right = Object.hasOwn(otherNames, name) ? otherNames[name] : undefined;
  if (right !== undefined) return advice('otherLanguageName', line, name, right);
  const found = Object.hasOwn(modules, name) ? modules[name] : undefined;
  return found === undefined ? advice('unknownName', line, name) : advice('missingImport', line, name, found);
}

const otherMembers: Record<string, string> = {
  append: 'push',
  add: 'push',
  lower: 'toLowerCase()',
  upper: 'toUpperCase()',
  strip: 'trim()',
  contains: 'includes',
  len: 'length',
};

function notCallable(name: string, { line, code }: ErrorFacts): Advice {
  if (name === 'length') return advice('propertyCalled', line, name);
  if (name === 'split' && /readFileSync\(\s*(?:0|['"][^'"]*['"])\s*\)(?!\s*\.toString)/.test(code))
    return advice('bufferNotText', line);
  const right = Object.hasOwn(otherMembers, name) ? otherMembers[name] : undefined;
  return right === undefined
    ? advice('notCallable', line, name)
    : advice('otherLanguageName', line, name, right);
}

const hasOddQuotes = (line: string) => (line.match(/(?<!\\)["'`]/g) ?? []).length % 2 === 1;

function braces(code: string, line: number | null): Advice {
  const open = code.split('{').length;
  const closed = code.split('}').length;
  return closed > open ? advice('unmatchedBracket', line) : advice('missingBrace', line);
}

/** `lett x`, `int x`, `"a" b`. */
function twoInARow({ line, sourceLine }: ErrorFacts): Advice {
  const type = /^\s*(int|float|double|string|String|var)\s+\w+/.exec(sourceLine)?.[1];
  if (type && type !== 'var') return advice('otherLanguageName', line, type, 'let');
  if (/\belse\s+if\b|\belif\b/.test(sourceLine)) return advice('otherLanguageName', line, 'elif', 'else if');
  return hasOddQuotes(sourceLine) ? advice('unclosedText', line) : advice('missingComma', line);
}
