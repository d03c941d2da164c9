import { type Advice, advice } from '../advice';
import { type ErrorFacts, type ErrorTable, findInTable } from './error-facts';

const imports: Record<string, string> = {
  Scanner: 'import java.util.Scanner;',
  ArrayList: 'import java.util.ArrayList;',
  List: 'import java.util.List;',
  HashMap: 'import java.util.HashMap;',
  Map: 'import java.util.Map;',
  HashSet: 'import java.util.HashSet;',
  Set: 'import java.util.Set;',
  Arrays: 'import java.util.Arrays;',
  Collections: 'import java.util.Collections;',
  Queue: 'import java.util.Queue;',
  LinkedList: 'import java.util.LinkedList;',
  BufferedReader: 'import java.io.BufferedReader;',
  InputStreamReader: 'import java.io.InputStreamReader;',
};

const otherNames: Record<string, string> = {
  string: 'String',
  system: 'System',
  bool: 'boolean',
  Int: 'int',
  True: 'true',
  False: 'false',
  println: 'System.out.println',
  print: 'System.out.print',
};

const methods = new Set(['length', 'size', 'next', 'nextInt', 'nextLine', 'nextDouble', 'nextLong']);

const compiling: ErrorTable = [
  [/integer number too large/, 'literalTooLarge'],
  [/missing method body/, 'semicolonAfterHead'],
  [/unexpected return value/, 'voidReturnsValue'],
  [
    /unexpected type/,
    (_, { line, sourceLine }) =>
      /<\s*(?:int|double|char|boolean|long)\s*[>,]/.test(sourceLine) ? advice('wrapperType', line) : null,
  ],
  [/array required, but (?:Array|Linked)?List/, 'listGet'],
  [
    /illegal start of expression/,
    (_, { line, sourceLine }) =>
      /^\s*(?:public|private|static)\b.*\(/.test(sourceLine) ? advice('nestedMethod', line) : null,
  ],
  [/reached end of file while parsing/, 'missingBrace'],
  [/class, interface, (?:or )?enum(?:, or record)? expected/, 'extraBrace'],
  [
    /unclosed (?:string|character) literal/,
    (_, { line, sourceLine }) =>
      advice(/'[^'\\]{2,}'/.test(sourceLine) ? 'quotesForCharacters' : 'unclosedText', line),
  ],
  [/illegal character: '\\u201[89cd]'/i, 'curlyQuotes'],
  [/';' expected/, 'missingSemicolon'],
  [/'\)' (?:or ',' )?expected/, 'missingParenthesis'],
  [/'else' without 'if'/, 'strayElse'],
  [/invalid method declaration; return type required/, 'missingReturnType'],
  [/missing return statement/, 'missingReturn'],
  [/missing return value|unexpected return value/, 'missingReturn'],
  [/should be declared in a file named/, 'classNotMain'],
  [
    /possible lossy conversion from (\S+) to (\S+)/,
    ([, from = '', to = ''], { line }) => advice('lossyConversion', line, from, to),
  ],
  [
    /incompatible types: (\S+) cannot be converted to (\S+)/,
    ([, from = '', to = ''], facts) => mismatch(from, to, facts),
  ],
  [
    /incompatible types|unexpected type/,
    (_, { line, sourceLine }) =>
      /\bif\s*\([^=]*[^=!<>]=[^=]/.test(sourceLine) ? advice('assignmentInCondition', line) : null,
  ],
  [
    /variable (\w+) might not have been initialized/,
    ([, name = ''], { line }) => advice('usedBeforeValue', line, name),
  ],
  [/variable (\w+) is already defined/, ([, name = ''], { line }) => advice('declaredTwice', line, name)],
  [/non-static .* cannot be referenced from a static context/, 'staticMissing'],
  [/unreachable statement/, 'unreachable'],
  [/unreported exception/, 'uncaughtException'],
  [
    /bad operand types for binary operator '(.+?)'/,
    ([, operator = ''], { line }) => advice('badOperands', line, operator),
  ],
  [/cannot be dereferenced/, (_, { line }) => advice('noSuchMember', line, 'This member')],
  [/cannot be applied to given types|no suitable (?:method|constructor)/, 'argumentCount'],
  [/array required/, 'notIndexable'],
  [/not a statement/, 'notStatement'],
  [/cannot find symbol/, (_, facts) => unknownSymbol(facts)],
  [/<identifier> expected/, 'notStatement'],
];

const running: ErrorTable = [
  [
    /Main method not found|main method not found|no main method|Could not find or load main class/i,
    'noMainMethod',
  ],
  [
    /IndexOutOfBoundsException: .*?[Ii]ndex:? (-?\d+).*(?:length|[Ss]ize:?) (\d+)/,
    ([, index = '', length = ''], { line }) => advice('indexOutOfRangeAt', line, index, length),
  ],
  [/IndexOutOfBoundsException/, 'indexOutOfRange'],
  [/NullPointerException/, 'nullUsed'],
  [
    /NumberFormatException: (?:For input string: "(.*?)"|(?:null|Cannot parse null.*|empty String))/,
    ([, text = ''], { line }) => badNumber(text, line),
  ],
  [/InputMismatchException/, 'wrongInputType'],
  [/NoSuchElementException/, 'inputMissing'],
  [/ArithmeticException: (?:\/|BigInteger divide) by zero/, 'divisionByZero'],
  [/StackOverflowError/, 'endlessRecursion'],
  [/NegativeArraySizeException/, 'negativeSize'],
];

export function adviseJava(facts: ErrorFacts): Advice | null {
  if (facts.outcome === 'compileError')
    return findInTable(compiling, facts.message || facts.errorText, facts);
  return findInTable(running, facts.errorText, facts);
}

function unknownSymbol({ errorText, line, sourceLine }: ErrorFacts): Advice | null {
  const [, kind = '', name = ''] = /symbol:\s+(class|variable|method|package)\s+(\w+)/.exec(errorText) ?? [];
  if (name === '') return null;
  if (kind === 'method' && new RegExp(`=\\s*${name}\\s*\\(`).test(sourceLine) && /^[A-Z]/.test(name))
    return advice('newMissing', line, name);
  if (kind === 'method' && name === 'length') return advice('propertyCalled', line, name);
  if (kind === 'variable' && new RegExp(`\\.${name}\\b(?!\\s*\\()`).test(sourceLine) && methods.has(name))
    return advice('missingCall', line);
  const found = Object.hasOwn(imports, name) ? imports[name] : undefined;
  if (found !== undefined) return advice('missingImport', line, name, found);
  const right = Object.hasOwn(otherNames, name) ? otherNames[name] : undefined;
  if (right !== undefined) return advice('otherLanguageName', line, name, right);
  return kind === 'method' ? advice('noSuchMember', line, name) : advice('unknownName', line, name);
}

function mismatch(from: string, to: string, { line, sourceLine }: ErrorFacts): Advice {
  if (to === 'boolean' && /\b(?:if|while)\s*\([^=]*[^=!<>]=[^=]/.test(sourceLine))
    return advice('assignmentInCondition', line);
  if (from === 'String' && to === 'char') return advice('quotesForCharacters', line);
  return advice('typeMismatch', line, from, to);
}

function badNumber(text: string, line: number | null): Advice {
  const plain = text.trim();
  if (plain === '') return advice('emptyLineAsNumber', line);
  if (/\S\s+\S/.test(plain)) return advice('severalNumbersInLine', line, plain.slice(0, 30));
  return /^[+-]?\d*\.\d+$/.test(plain)
    ? advice('decimalAsInteger', line, plain)
    : advice('textAsNumber', line, plain.slice(0, 30));
}
