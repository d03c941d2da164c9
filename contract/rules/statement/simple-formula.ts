/** Nearly all statements have only simple formulas. KaTeX is larger than the page that would wait for it. */

export interface MathNode {
  tag: 'mi' | 'mn' | 'mo' | 'mtext' | 'mrow' | 'msub' | 'msup' | 'msubsup';
  text?: string;
  parts?: MathNode[];
  /** Prevents stretching or equal spacing on both sides. */
  attribute?: 'separator' | 'stretchy';
}

const commands: Readonly<Record<string, string>> = {
  le: '≤',
  leq: '≤',
  ge: '≥',
  geq: '≥',
  ne: '≠',
  neq: '≠',
  lt: '<',
  gt: '>',
  cdot: '⋅',
  times: '×',
  pm: '±',
  to: '→',
  dots: '…',
  ldots: '…',
  cdots: '⋯',
  in: '∈',
};
const spaces: Readonly<Record<string, string>> = { ',': '\u2009', ' ': '\u00a0' };
const signs: Readonly<Record<string, MathNode>> = {
  '+': { tag: 'mo', text: '+' },
  '-': { tag: 'mo', text: '−' },
  '=': { tag: 'mo', text: '=' },
  '<': { tag: 'mo', text: '<' },
  '>': { tag: 'mo', text: '>' },
  ',': { tag: 'mo', text: ',', attribute: 'separator' },
  ';': { tag: 'mo', text: ';', attribute: 'separator' },
  '(': { tag: 'mo', text: '(', attribute: 'stretchy' },
  ')': { tag: 'mo', text: ')', attribute: 'stretchy' },
  '[': { tag: 'mo', text: '[', attribute: 'stretchy' },
  ']': { tag: 'mo', text: ']', attribute: 'stretchy' },
};

/** Undefined if the formula contains anything else. */
export function readSimpleFormula(source: string): MathNode[] | undefined {
  const reader = { source, at: 0 };
  const nodes = readRow(reader);
  return nodes && reader.at === source.length ? nodes : undefined;
}

interface Reader {
  readonly source: string;
  at: number;
}

/** Up to the end or the closing brace. */
function readRow(reader: Reader): MathNode[] | undefined {
  const nodes: MathNode[] = [];
  for (;;) {
    skipBlanks(reader);
    if (reader.at === reader.source.length || reader.source[reader.at] === '}') return nodes;
    const node = readScripted(reader);
    if (!node) return undefined;
    nodes.push(node);
  }
}

function skipBlanks(reader: Reader): void {
  while (/\s/.test(reader.source[reader.at] ?? '')) reader.at += 1;
}

function readScripted(reader: Reader): MathNode | undefined {
  const base = readAtom(reader);
  if (!base) return undefined;
  const scripts: { _?: MathNode; '^'?: MathNode } = {};
  for (;;) {
    const mark = reader.source[reader.at];
    if (mark !== '_' && mark !== '^') break;
    reader.at += 1;
    const script = readGroup(reader);
    if (!script || scripts[mark]) return undefined;
    scripts[mark] = script;
  }
  const { _: below, '^': above } = scripts;
  if (below && above) return { tag: 'msubsup', parts: [base, below, above] };
  if (below) return { tag: 'msub', parts: [base, below] };
  return above ? { tag: 'msup', parts: [base, above] } : base;
}

function readGroup(reader: Reader): MathNode | undefined {
  if (reader.source[reader.at] !== '{') return readAtom(reader, true);
  reader.at += 1;
  const parts = readRow(reader);
  if (!parts || reader.source[reader.at] !== '}') return undefined;
  reader.at += 1;
  const [only] = parts;
  return parts.length === 1 && only ? only : { tag: 'mrow', parts };
}

/** `single`: a script without braces is one digit. */
function readAtom(reader: Reader, single = false): MathNode | undefined {
  const rest = reader.source.slice(reader.at);
  const [number] = (single ? /^\d/ : /^\d+(\.\d+)?/).exec(rest) ?? [];
  if (number !== undefined) return take(reader, number.length, { tag: 'mn', text: number });
  const [letter] = /^[A-Za-z]/.exec(rest) ?? [];
  if (letter !== undefined) return take(reader, 1, { tag: 'mi', text: letter });
  const sign = signs[rest[0] ?? ''];
  if (sign) return take(reader, 1, sign);
  return readCommand(reader, rest);
}

function readCommand(reader: Reader, rest: string): MathNode | undefined {
  const [, word] = /^\\([A-Za-z]+)/.exec(rest) ?? [];
  const command = word !== undefined && Object.hasOwn(commands, word) ? commands[word] : undefined;
  if (word !== undefined && command !== undefined) {
    return take(reader, word.length + 1, { tag: 'mo', text: command });
  }
  const space = rest[0] === '\\' ? spaces[rest[1] ?? ''] : undefined;
  return space === undefined ? undefined : take(reader, 2, { tag: 'mtext', text: space });
}

function take(reader: Reader, length: number, node: MathNode): MathNode {
  reader.at += length;
  return node;
}

/**
 * At the start of the text; the formula is group 1. Prices do not match: no whitespace after the opening sign or
 * before the closing sign.
 */
export const inlineFormula = /^\$(?![\s$])((?:\\.|[^$\\])*?[^\s$\\])\$(?!\d)/;
/** A display formula. */
export const blockFormula = /^\$\$([\s\S]+?)\$\$(?:\n|$)/;
