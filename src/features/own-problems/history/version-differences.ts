/** What changed between two versions of a problem, to be read by its authors. */
import { diffLines, diffWordsWithSpace } from 'diff';
import type { ProblemVersionContent, VersionTest } from '../../../../contract/entities/problem-version';
import { byteText } from '../../../lib/words';

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

/** Every member as text; programs and files each for themselves. */
function textsOf(content: Record<string, unknown>): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [name, value] of Object.entries(content)) {
    if (name === 'images') {
      for (const image of value as Image[]) texts.set(`images/${image.name}`, imageText(image));
      continue;
    }
    const files = name === 'checker' ? (value as { files?: unknown }).files : value;
    if (Array.isArray(files) && files.length > 0 && files.every(isProgram)) {
      for (const one of files) texts.set(`${name}/${one.path ?? one.name ?? one.language}`, programOf(one));
      if (name === 'checker') texts.set(name, shown({ ...(value as object), files: undefined }));
    } else texts.set(name, shown(value));
  }
  return texts;
}

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

const programOf = ({ code, content, source }: Program) => code ?? content ?? source ?? '';

function isProgram(value: unknown): value is Program {
  if (typeof value !== 'object' || value === null) return false;
  const { code, content, source } = value as Program;
  return [code, content, source].some((text) => typeof text === 'string');
}

function shown(value: unknown): string {
  if (typeof value === 'string') return value;
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
