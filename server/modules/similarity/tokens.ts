import type { NodeType, Parser, SyntaxNodeRef } from '@lezer/common';
import { parser as cpp } from '@lezer/cpp';
import { parser as java } from '@lezer/java';
import { parser as javascript } from '@lezer/javascript';
import { parser as python } from '@lezer/python';
import type { Language } from '../../../contract/limits';

export interface Token {
  /** The text, or a class: all names are the same, and all numbers, texts and built-in types. */
  readonly kind: string;
  /** Positions in the code. */
  readonly from: number;
  readonly to: number;
}

const parsers: Record<Language, Parser> = {
  CPP17: cpp,
  JAVA8: java,
  JAVASCRIPT_NODE: javascript,
  PYTHON3: python,
};

/** Everybody writes these the same way. */
const ignored = new Set([
  ...['LineComment', 'BlockComment', 'Comment', 'TextComment'],
  ...['PreprocDirective', 'UsingDeclaration', 'ImportDeclaration', 'PackageDeclaration', 'ImportStatement'],
]);

/** One token, whatever is inside. */
const texts = new Set([
  ...['String', 'RawString', 'CharLiteral', 'StringLiteral', 'CharacterLiteral', 'TextBlock'],
  ...['TemplateString', 'FormatString', 'RegExp'],
]);

/**
 * The words of a program without comments, imports and layout. Names are replaced by one word, so that renamed
 * variables and functions do not hide a copy. A program with syntax errors is read as far as possible.
 */
export function tokensOf(code: string, language: Language): Token[] {
  const tokens: Token[] = [];
  let position = 0;
  const addPlain = (to: number) => {
    for (; position < to; position += 1) {
      const char = code[position] as string;
      if (char.trim() !== '') tokens.push({ kind: char, from: position, to: position + 1 });
    }
  };
  const skipTo = (from: number, to: number) => {
    addPlain(from);
    position = Math.max(position, to);
  };
  const enter = ({ type, from, to, node }: SyntaxNodeRef): boolean => {
    if (ignored.has(type.name)) {
      skipTo(from, to);
      return false;
    }
    if (!texts.has(type.name) && node.firstChild) return true;
    if (to > from) {
      addPlain(from);
      if (position <= from) tokens.push({ kind: kindOf(type, code.slice(from, to)), from, to });
      position = Math.max(position, to);
    }
    return false;
  };
  parsers[language].parse(code).iterate({ enter });
  addPlain(code.length);
  return tokens;
}

const isWord = /^[\p{L}_$][\p{L}\p{N}_$]*$/u;
const isNumber = /^\.?\d/;

/** A keyword is a node of its own name. */
function kindOf({ name }: NodeType, text: string): string {
  if (texts.has(name)) return 'text';
  if (name === 'PrimitiveType') return 'type';
  if (isNumber.test(text)) return 'number';
  return isWord.test(text) && name !== text ? 'name' : text;
}
