import fs from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

export interface FoundText {
  /** Relative to the project, with `/`. */
  file: string;
  line: number;
  text: string;
  /** True for text in JSX and in attributes that browsers show or read out. */
  isMarkup: boolean;
}

/** Attributes and properties whose strings people read. */
const shownAttributes = new Set([
  'alt',
  'aria-label',
  'aria-description',
  'data-tip',
  'description',
  'detail',
  'heading',
  'hint',
  'label',
  'message',
  'placeholder',
  'summary',
  'title',
]);

const styling = new Set(['className', 'preserveAspectRatio', 'style']);

interface Node {
  type: string;
  start: number;
  [field: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';
const hasWord = (text: string) => /\p{L}{2}/u.test(text);
/** Two words in a row; excludes addresses, class names and keys. */
const isSentence = (text: string) => /\p{L}{2,}[,:;.!?’']* +[\p{L}\d]+/u.test(text) && !isCode(text);
/** SQL, programs and HTML in strings. */
const isCode = (text: string) =>
  /[;{]\s*$|^\s*[#<]|^(alter|create|drop|insert|select|update) |\w\(.*\)/.test(text);

/** `<kbd>`: the label on a key is the same in every language. */
const isKey = ({ type, openingElement }: Node) =>
  type === 'JSXElement' && ((openingElement as Node).name as { name?: string }).name === 'kbd';

/** Imports, types, SQL and other tagged templates, compared values, key names. */
const isSkipped = (node: Node) =>
  /^(Import|ExportAll|TS(Type|Literal|Interface)|TaggedTemplate|BinaryExpression)/.test(node.type) ||
  isKey(node);

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The text of a template with `…` for each value. */
function templateText(node: Node): string {
  const pieces = node.quasis as { value: { cooked: string } }[];
  return pieces.map(({ value }) => value.cooked).join('…');
}

/** Files of messages: every string is a text there, also a single word. */
export const catalogueFile = /(^|\/)messages\.tsx?$/;

/** All strings of a source file that look like text for people. */
export function textsOf(file: string, source: string): FoundText[] {
  const { program, errors } = parseSync(file, source);
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  const found: FoundText[] = [];
  const isText = catalogueFile.test(file) ? hasWord : isSentence;
  const add = (node: Node, text: string, isMarkup: boolean) => {
    const line = source.slice(0, node.start).split('\n').length;
    found.push({ file, line, text: oneLine(text), isMarkup });
  };

  // A property's key is not a text.
  const children = (node: Node) =>
    (node.type === 'Property' ? [node.value] : Object.values(node)).flatMap((value) =>
      (Array.isArray(value) ? value : [value]).filter(isNode),
    );

  const visitAttribute = (node: Node): boolean => {
    const { value } = node;
    if (!isNode(value) || value.type !== 'Literal' || typeof value.value !== 'string') return false;
    const { name } = node.name as { name: string };
    if (
      hasWord(value.value) &&
      (shownAttributes.has(name) || isSentence(value.value)) &&
      !styling.has(name)
    ) {
      add(value, value.value, true);
    }
    return true;
  };

  const visit = (node: Node): void => {
    if (isSkipped(node) || (node.type === 'JSXAttribute' && visitAttribute(node))) return;
    if (node.type === 'JSXText' && hasWord(node.value as string)) add(node, node.value as string, true);
    if (node.type === 'Literal' && typeof node.value === 'string' && isText(node.value)) {
      add(node, node.value, false);
    }
    if (node.type === 'TemplateLiteral' && isText(templateText(node))) add(node, templateText(node), false);
    for (const child of children(node)) visit(child);
  };
  visit(program as unknown as Node);
  return found;
}

/** Source files below the folder, without tests and generated files; relative to `root`. */
export function sourceFiles(root: string, folder: string): string[] {
  return fs
    .readdirSync(path.join(root, folder), { encoding: 'utf8', recursive: true })
    .map((name) => path.posix.join(folder, name.replaceAll('\\', '/')))
    .filter(
      (name) =>
        /\.(ts|tsx|mjs)$/.test(name) &&
        !/\.(test|gen|d)\.|node_modules|\/(fixtures|migrations|abuse)\//.test(name),
    )
    .sort();
}
