import fs from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { describeError, errorCodes } from '../../contract/errors';
import { interfaceLanguages } from '../../contract/interface-languages';
import { catalogueFile, sourceFiles, textsOf } from './find-texts';

const root = path.resolve(import.meta.dirname, '../..');

/** Languages with a folder in src/translations. */
export const translatedLanguages = interfaceLanguages.filter((language) => language !== 'en');

interface Node {
  type: string;
  [field: string]: unknown;
}

/** A text of a catalogue: its key as `page.title`, and which parameters it uses. */
export type Keys = ReadonlyMap<string, string>;

const unknown = '?';
const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

/** Catalogues of English texts: place → file, relative to the project. */
export function cataloguePlaces(): Map<string, string> {
  const files = [...sourceFiles(root, 'src'), 'wasm/messages.ts'].filter(
    (file) =>
      (catalogueFile.test(file) || file.endsWith('/-messages.ts')) && !file.includes('/translations/'),
  );
  return new Map(files.map((file) => [path.posix.dirname(file).replace(/^src\//, ''), file]));
}

/** Translation files of a language: place → file. */
export function translationPlaces(language: string): Map<string, string> {
  const folder = `src/translations/${language}`;
  return new Map(
    sourceFiles(root, folder).map((file) => [file.slice(folder.length + 1).replace(/\.tsx?$/, ''), file]),
  );
}

/** Texts of `contract` are translated by their English text, not by place. */
const isSentences = (place: string) => place.startsWith('contract/');

/** The files with a language's texts of `contract`, relative to the project. */
export const sentenceFiles = (language: string): string[] =>
  [...translationPlaces(language)].flatMap(([place, file]) => (isSentences(place) ? file : []));

/** All keys of the catalogue of a file, each with the parameters that its function uses, such as `0 1`. */
export function keysOf(file: string): Keys {
  const source = fs.readFileSync(path.join(root, file), 'utf8');
  const { program } = parseSync(file, source);
  const body = (program as unknown as { body: Node[] }).body;
  const declared = new Map<string, Node>();
  for (const statement of body) {
    const declaration = (statement.declaration ?? statement) as Node;
    for (const one of (declaration.declarations as Node[] | undefined) ?? [])
      if (isNode(one.init)) declared.set((one.id as { name: string }).name, one.init);
    if (declaration.type === 'FunctionDeclaration')
      declared.set((declaration.id as { name: string }).name, declaration);
  }
  const found = new Map<string, string>();
  collect(declared.get('messages'), '', declared, found);
  return found;
}

function collect(
  node: unknown,
  key: string,
  declared: ReadonlyMap<string, Node>,
  found: Map<string, string>,
) {
  if (!isNode(node)) return;
  const inner = unwrapped(node, declared);
  if (inner.type === 'ObjectExpression') {
    for (const property of inner.properties as Node[]) {
      const { name, value } = (property.key ?? {}) as { name?: string; value?: string };
      collect(property.value, [key, name ?? value].filter(Boolean).join('.'), declared, found);
    }
    return;
  }
  // A text of another catalogue.
  if (inner.type === 'MemberExpression') found.set(key, unknown);
  else found.set(key, /Function/.test(inner.type) ? usedParameters(inner) : '');
}

/** Without `translated(…)`, `satisfies` and names of constants. */
function unwrapped(node: Node, declared: ReadonlyMap<string, Node>): Node {
  if (node.type === 'CallExpression' && (node.callee as { name?: string }).name === 'translated')
    return unwrapped((node.arguments as Node[])[1] as Node, declared);
  if (/^TS(As|Satisfies)Expression$/.test(node.type)) return unwrapped(node.expression as Node, declared);
  if (node.type === 'Identifier') {
    const target = declared.get(node.name as string);
    return target ? unwrapped(target, declared) : node;
  }
  return node;
}

/** Positions of the parameters that occur in the function's body. */
function usedParameters(node: Node): string {
  const used = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) visit(one);
    else if (isNode(value)) {
      if (value.type === 'Identifier') used.add(value.name as string);
      for (const [field, child] of Object.entries(value)) if (field !== 'type') visit(child);
    }
  };
  visit(node.body);
  const positions = (node.params as Node[]).map((parameter, at) =>
    namesIn(parameter).some((name) => used.has(name)) ? String(at) : '',
  );
  return positions.filter(Boolean).join(' ');
}

function namesIn(parameter: Node): string[] {
  if (parameter.type === 'Identifier') return [parameter.name as string];
  if (parameter.type === 'AssignmentPattern') return namesIn(parameter.left as Node);
  return ((parameter.properties as Node[] | undefined) ?? []).flatMap((one) => namesIn(one.value as Node));
}

export interface Differences {
  missing: string[];
  superfluous: string[];
  /** Texts that use other parameters than the English ones. */
  parameters: string[];
}

export function compareKeys(english: Keys, translation: Keys, place: string): Differences {
  const named = (keys: Iterable<string>) => [...keys].map((key) => `${place}: ${key}`);
  const isPart = (key: string, all: Keys) =>
    [...all.keys()].some((other) => other.startsWith(`${key}.`) || key.startsWith(`${other}.`));
  return {
    missing: named([...english.keys()].filter((key) => !translation.has(key) && !isPart(key, translation))),
    superfluous: named([...translation.keys()].filter((key) => !english.has(key) && !isPart(key, english))),
    parameters: named(
      [...english].flatMap(([key, used]) => {
        const own = translation.get(key) ?? used;
        return own === used || own === unknown || used === unknown ? [] : [key];
      }),
    ),
  };
}

export function differencesOf(language: string): Differences {
  const english = cataloguePlaces();
  const files = translationPlaces(language);
  const places = [...new Set([...english.keys(), ...files.keys()])].filter((place) => !isSentences(place));
  const all = places.map((place) => {
    const [one, other] = [english.get(place), files.get(place)];
    return compareKeys(one ? keysOf(one) : new Map(), other ? keysOf(other) : new Map(), place);
  });
  const sentences = sentencesOf(language);
  return {
    missing: [...all.flatMap((one) => one.missing), ...sentences.missing],
    superfluous: [...all.flatMap((one) => one.superfluous), ...sentences.superfluous],
    parameters: [...all.flatMap((one) => one.parameters), ...sentences.parameters],
  };
}

const withoutNumbers = (text: string) => text.replaceAll(/\{#?\d+\}/g, '…');
const valuesIn = (text: string) => (text.match(/\{#?\d+\}/g) ?? []).sort().join(' ');

/** Parts of sentences, which `contract` puts together, and texts that nobody sees in the app. */
const composed =
  /^(did not return within|the logo|the banner|\.png or|\.png, \.jpg|… must |is not complete|is too long|the code …|input format|output format|sample input|sample output|expected output|time limit$|memory limit$)/i;

/** Texts of `contract` that people see in the app. */
function contractTexts(): string[] {
  const errors = errorCodes.map(describeError).flatMap(({ error, message }) => [error, message]);
  const files = ['contract/entities', 'contract/rules']
    .flatMap((folder) => sourceFiles(root, folder))
    .filter((file) => !/\/(starter-code|badges|device-name)\.ts$/.test(file));
  const found = files.flatMap((file) => textsOf(file, fs.readFileSync(path.join(root, file), 'utf8')));
  return [...new Set([...errors, ...found.map(({ text }) => text)])].filter((text) => !composed.test(text));
}

function sentencesOf(language: string): Differences {
  const pairs = sentenceFiles(language).flatMap((file) =>
    pairsOf(fs.readFileSync(path.join(root, file), 'utf8'), file),
  );
  const known = new Set(pairs.map(([english]) => withoutNumbers(english)));
  const missing = contractTexts().filter((text) => !known.has(text));
  const parameters = pairs.flatMap(([english, text]) =>
    valuesIn(english) === valuesIn(text) ? [] : [english],
  );
  const named = (texts: string[]) => texts.map((text) => `contract: ${text}`);
  return { missing: named(missing), superfluous: [], parameters: named(parameters) };
}

function pairsOf(source: string, file: string): [string, string][] {
  const { program } = parseSync(file, source);
  const pairs: [string, string][] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) visit(one);
    else if (isNode(value)) {
      if (value.type === 'Property' && isNode(value.value) && value.value.type === 'Literal') {
        const { name, value: text } = value.key as { name?: string; value?: string };
        pairs.push([name ?? text ?? '', String(value.value.value)]);
      }
      for (const [field, child] of Object.entries(value)) if (field !== 'type') visit(child);
    }
  };
  visit(program);
  return pairs;
}
