/** What changed between two versions of a problem, to be read by its authors. */
import { diffLines, diffWordsWithSpace } from 'diff';
import type { ProblemVersionContent, VersionTest } from '../../../contract/entities/problem/problem-version';
import { byteText } from '../../lib/words';

export interface Piece {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** `part`: the name of a member, with a language or file behind a slash: `initialCode/CPP17`. */
export interface PartDifference {
  readonly part: string;
  readonly pieces: readonly Piece[];
}

export interface TestDifference {
  readonly kind: 'added' | 'removed' | 'changed';
  /** As in the newer version, if it has the test. */
  readonly test: VersionTest;
  readonly before?: VersionTest;
}

export interface VersionDifferences {
  readonly parts: readonly PartDifference[];
  readonly tests: readonly TestDifference[];
}

type Version = Pick<ProblemVersionContent, 'content' | 'tests'>;

export function findDifferences(before: Version, after: Version): VersionDifferences {
  const [old, now] = [textsOf(before.content), textsOf(after.content)];
  const names = [...new Set([...now.keys(), ...old.keys()])];
  const parts = names.flatMap((part) => {
    const [from = '', to = ''] = [old.get(part), now.get(part)];
    return from === to ? [] : [{ part, pieces: piecesOf(from, to) }];
  });
  return { parts, tests: testDifferences(before.tests, after.tests) };
}

/** Longer texts are compared by lines: words would take too long. */
const wordsMax = 20_000;

function piecesOf(before: string, after: string): Piece[] {
  const isLong = before.length + after.length > wordsMax;
  const changes = isLong ? diffLines(before, after) : diffWordsWithSpace(before, after);
  return changes.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
}

type Texts = [part: string, text: string][];

const textsOf = (content: Record<string, unknown>) =>
  new Map(Object.entries(content).flatMap(([name, value]) => memberTexts(name, value)));

/** Programs, files, images, credits and translated texts each for themselves. */
function memberTexts(name: string, value: unknown): Texts {
  if (name === 'images')
    return (value as Image[]).map((image) => [`${name}/${image.name}`, imageText(image)]);
  if (name === 'translations')
    return (value as { language: string }[]).flatMap(({ language, ...members }) =>
      Object.entries(members).map(([member, text]) => [`${name}/${language}/${member}`, shown(text)]),
    );
  if (name === 'credits')
    return Object.entries(value ?? {}).map(([member, text]) => [`${name}/${member}`, shown(text)]);
  if (name === 'checker') {
    const { files, ...rest } = value as { files?: unknown };
    return [...(arePrograms(files) ? programTexts(name, files) : []), [name, shown(rest)]];
  }
  return arePrograms(value) ? programTexts(name, value) : [[name, shown(value)]];
}

const arePrograms = (value: unknown): value is Program[] =>
  Array.isArray(value) && value.length > 0 && value.every(isProgram);

const programTexts = (name: string, programs: readonly Program[]): Texts =>
  programs.map((one) => [`${name}/${one.path ?? one.name ?? one.language}`, programOf(one)]);

interface Image {
  name: string;
  hash: string;
  width: number;
  height: number;
  bytes: number;
}

/** Two images of the same size differ in their checksums. */
const imageText = ({ width, height, bytes, hash }: Image) =>
  `${width} × ${height}, ${byteText(bytes)}, SHA-256 ${hash.slice(0, 12)}`;

interface Program {
  path?: string;
  name?: string;
  language?: string;
  code?: string;
  content?: string;
  source?: string;
}

/** Below its other members, such as the expected verdicts of a jury solution. */
function programOf({ path, name, code, content, source, ...members }: Program): string {
  // The title of the part names the language of a program without a name.
  const { language: _, ...others } = members;
  const lines = Object.entries(path === undefined && name === undefined ? others : members);
  return [...lines.map(([member, value]) => `${member}: ${shown(value)}`), code ?? content ?? source].join(
    '\n',
  );
}

function isProgram(value: unknown): value is Program {
  if (typeof value !== 'object' || value === null) return false;
  const { code, content, source } = value as Program;
  return [code, content, source].some((text) => typeof text === 'string');
}

function shown(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join('\n');
  return value === undefined ? '' : JSON.stringify(value, null, 2);
}

/** A test with the same input is the same test, wherever it moved; otherwise the place decides. */
function testDifferences(before: readonly VersionTest[], after: readonly VersionTest[]): TestDifference[] {
  const left = [...before];
  const fresh: VersionTest[] = [];
  const found: TestDifference[] = [];
  for (const test of after) {
    const at = left.findIndex(({ inputHash }) => inputHash === test.inputHash);
    const [former] = at < 0 ? [] : left.splice(at, 1);
    if (!former) fresh.push(test);
    else if (!isEqual(former, test)) found.push({ kind: 'changed', test, before: former });
  }
  for (const test of fresh) {
    const at = left.findIndex(({ name }) => name === test.name);
    const [former] = at < 0 ? [] : left.splice(at, 1);
    found.push(former ? { kind: 'changed', test, before: former } : { kind: 'added', test });
  }
  return [...found, ...left.map((test): TestDifference => ({ kind: 'removed', test }))];
}

function isEqual(a: VersionTest, b: VersionTest): boolean {
  const keys = ['outputHash', 'timeLimitMs', 'memoryLimitMb', 'weight'] as const;
  return keys.every((key) => a[key] === b[key]);
}
