import { type Advice, advice } from '../advice';
import { type ErrorFacts, type ErrorTable, findInTable } from './error-facts';

const headers: Record<string, string> = {
  vector: '<vector>',
  string: '<string>',
  map: '<map>',
  set: '<set>',
  sort: '<algorithm>',
  max: '<algorithm>',
  min: '<algorithm>',
  reverse: '<algorithm>',
  swap: '<utility>',
  setprecision: '<iomanip>',
  sqrt: '<cmath>',
  pow: '<cmath>',
  cout: '<iostream>',
  cin: '<iostream>',
  endl: '<iostream>',
  queue: '<queue>',
  stack: '<stack>',
};

const otherNames: Record<string, string> = {
  print: 'cout <<',
  println: 'cout <<',
  True: 'true',
  False: 'false',
  null: 'nullptr',
  String: 'string',
  boolean: 'bool',
  elif: 'else if',
  Cout: 'cout',
  Cin: 'cin',
};

/** g++ on the judge, clang on the device. */
const compiling: ErrorTable = [
  [/#include expects|expected "FILENAME"/, 'includeForm'],
  [/forbids declaration of|requires a type specifier/, 'missingReturnType'],
  [
    /conversion from 'int' to non-scalar type 'std::|no viable conversion from 'int' to 'std::/,
    'quotesForCharacters',
  ],
  [/invalid use of member function|reference to non-static member function must be called/, 'missingCall'],
  [
    /void value not ignored|return-statement with a value, in function returning 'void'|void function .* should not return/,
    'voidReturnsValue',
  ],
  [
    /([\w./+]+): No such file or directory|'([\w./+]+)' file not found/,
    ([, name, other], { line }) => advice('includeMissing', line, `<${name || other}>`),
  ],
  [/missing terminating/, 'unclosedText'],
  [/stray '\\342'|<U\+201[89CD]>|unexpected character <U\+201/, 'curlyQuotes'],
  [/expected '\}'|at end of input/, 'missingBrace'],
  [/expected declaration before '\}'|extraneous closing brace/, 'extraBrace'],
  [/comparison between pointer and integer/, 'quotesForCharacters'],
  [/'else' without a previous 'if'|expected expression before 'else'/, 'strayElse'],
  [/expected (?:',' or )?';'|expected ';'|expected initializer before/, (_, facts) => semicolon(facts)],
  [/expected '\)'/, 'missingParenthesis'],
  [/(?:was not declared in this scope|use of undeclared identifier)/, (_, facts) => undeclared(facts)],
  [
    /'(\w+)' (?:does not name a type|has not been declared)|unknown type name '(\w+)'/,
    ([, name, other], facts) => unknownName(name || other || '', facts),
  ],
  [
    /'(\w+)' is not a member of 'std'|no (?:member|template) named '(\w+)' in namespace 'std'/,
    ([, name, other], { line }) => notInStd(name || other || '', line),
  ],
  [
    /no match for 'operator(?:<<|>>)'|invalid operands to binary expression/,
    (_, { line, sourceLine }) =>
      /cin\s*<<|cout\s*>>/.test(sourceLine)
        ? advice('wrongArrows', line)
        : advice('badOperands', line, '<< / >>'),
  ],
  [
    /(?:redeclaration of|redefinition of|conflicting declaration) '(?:[\w:<>\s*]+ )?(\w+)'/,
    ([, name = ''], { line }) => advice('declaredTwice', line, name),
  ],
  [
    /invalid operands of types .* to binary 'operator(.+?)'/,
    ([, operator = ''], { line }) => advice('badOperands', line, operator),
  ],
  [/no match for 'operator(.+?)'/, ([, operator = ''], { line }) => advice('badOperands', line, operator)],
  [
    /(?:invalid conversion from|cannot initialize|incompatible).*'const char ?(?:\*|\[\d+\])'/,
    'quotesForCharacters',
  ],
  [/too (?:few|many) arguments|no matching function/, 'argumentCount'],
  [
    /(?:could not convert|cannot convert) '?.*?'? from '(.+?)'(?: \{aka .*?\})? to '(.+?)'/,
    ([, from = '', to = ''], { line }) => advice('typeMismatch', line, from, to),
  ],
  [
    /cannot convert '(.+?)'(?: \{aka .*?\})? to '(.+?)'|invalid conversion from '(.+?)' to '(.+?)'/,
    ([, a, b, c, d], { line }) => advice('typeMismatch', line, a || c || '', b || d || ''),
  ],
  [/lvalue required|expression is not assignable/, 'notAName'],
  [
    /has no member named '(\w+)'|no member named '(\w+)'/,
    ([, name, other], { line }) => advice('noSuchMember', line, name || other || ''),
  ],
  [/cannot be used as a function|called object type/, 'notCallableValue'],
  [/assignment of read-only|cannot assign to variable/, 'constAssigned'],
  [/return-statement with no value|non-void function .* should return/, 'missingReturn'],
  [/'::main' must return 'int'|'main' must return 'int'/, 'missingReturnType'],
  [/undefined reference to [`']main'|symbol: main/, 'noMain'],
];

const running: ErrorTable = [
  [
    /out_of_range/,
    (_, { line, errorText }) =>
      advice(/sto[ifld]+/.test(errorText) ? 'wrongInputType' : 'indexOutOfRange', line),
  ],
  [/invalid_argument/, 'wrongInputType'],
  [/bad_alloc|length_error|bad_array_new_length/, 'negativeSize'],
];

const atSignal: Record<string, 'segfault' | 'divisionByZero' | 'aborted'> = {
  SIGSEGV: 'segfault',
  SIGBUS: 'segfault',
  SIGFPE: 'divisionByZero',
  SIGABRT: 'aborted',
};

export function adviseCpp(told: ErrorFacts): Advice | null {
  const facts = { ...told, message: straight(told.message), errorText: straight(told.errorText) };
  if (facts.outcome === 'compileError')
    return findInTable(compiling, facts.message || facts.errorText, facts);
  const found = findInTable(running, facts.errorText, facts);
  if (found) return found;
  if (/out of bounds|unreachable/.test(facts.errorText)) return advice('segfault', null);
  if (/divide by zero/.test(facts.errorText)) return advice('divisionByZero', null);
  // Some answers explain the signal: `SIGSEGV (invalid memory access)`.
  const [signal = ''] = facts.signal?.split(' ') ?? [];
  const id = atSignal[signal];
  return id === undefined ? null : advice(id, facts.line);
}

/** g++ writes typographic quotes. */
const straight = (text: string) => text.replace(/[‘’]/g, "'");

/** g++ reports the line after the missing semicolon, or its end. */
function semicolon({ line, code, message, sourceLine }: ErrorFacts): Advice {
  if (
    /^\s*(?:\}?\s*else\s+)?(?:if|while|for)\b/.test(sourceLine) &&
    sourceLine.split('(').length > sourceLine.split(')').length
  )
    return advice('missingParenthesis', line);
  const lines = code.split('\n');
  const isBefore =
    line !== null && /before|expected ';' after/.test(message) && /^\s*[\w}]/.test(lines[line - 1] ?? '');
  const previous = lines[(line ?? 0) - 2] ?? '';
  const isPrevious = isBefore && line > 1 && /[\w)"'\]]\s*$/.test(previous) && !/^\s*#/.test(previous);
  return advice('missingSemicolon', isPrevious ? line - 1 : line);
}

function undeclared(facts: ErrorFacts): Advice {
  const [, name = ''] = /'(\w+)'/.exec(facts.message) ?? [];
  return unknownName(name, facts);
}

function unknownName(name: string, { line, code }: ErrorFacts): Advice {
  const right = Object.hasOwn(otherNames, name) ? otherNames[name] : undefined;
  if (right !== undefined) return advice('otherLanguageName', line, name, right);
  if (isDefinedLater(name, line, code)) return advice('definedLater', line, name);
  const header = Object.hasOwn(headers, name) ? headers[name] : undefined;
  if (header === undefined) return advice('unknownName', line, name);
  const isIncluded = code.includes(header) || code.includes('bits/stdc++.h');
  const hasNamespace = /using\s+namespace\s+std|using\s+std::/.test(code);
  if (isIncluded && !hasNamespace) return advice('missingNamespace', line, name);
  return isIncluded
    ? advice('unknownName', line, name)
    : advice('missingInclude', line, name, `#include ${header}`);
}

function notInStd(name: string, line: number | null): Advice {
  const header = Object.hasOwn(headers, name) ? headers[name] : undefined;
  return header === undefined
    ? advice('unknownName', line, name)
    : advice('missingInclude', line, name, `#include ${header}`);
}

function isDefinedLater(name: string, line: number | null, code: string): boolean {
  const below = code
    .split('\n')
    .slice(line ?? 0)
    .join('\n');
  return new RegExp(`^\\w[\\w:<>*& ]*\\b${name}\\s*\\([^;{}]*\\)\\s*\\{`, 'm').test(below);
}
