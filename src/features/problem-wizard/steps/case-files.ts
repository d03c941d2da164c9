import { failureText } from '../../../lib/failure-text';
import { readZip } from '../../../lib/files/read-zip';
import { messages as caseMessages } from '../cases/messages';
import { readTestText } from '../cases/read-test-text';
import { messages } from '../messages';

const texts = caseMessages.files;

export interface CaseFiles {
  /** In natural order: 2 before 10. */
  cases: { name: string; input: string; output: string; sample: boolean }[];
  skipped: string[];
}

interface TextFile {
  path: string;
  text: string;
}

interface ByteFile {
  path: string;
  bytes: Uint8Array;
}

const namePattern = /^(.+)\.(in|ans|out|a)$/i;
const isAnswer = /\.(ans|out|a)$/i;

/** Lets the page paint between large files. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 0));

/**
 * Also reads files inside a zip. Does not throw for unreadable files: reports them in `skipped`.
 * @param onProgress how many of the files are read
 */
export async function readCaseFiles(
  files: readonly File[],
  onProgress: (done: number) => void = () => undefined,
): Promise<CaseFiles> {
  const { found, skipped } = await readAll(files, onProgress);
  const paths = new Set(found.map(({ path }) => path));
  const read: TextFile[] = [];
  for (const [index, { path, bytes }] of found.entries()) {
    if (isArchiveLitter(path)) continue;
    const inPair = pathInPair(path, paths);
    if (inPair === undefined) {
      skipped.push(texts.wrongName(path));
      continue;
    }
    if (index % 20 === 19) await pause();
    const text = readTestText(path, bytes);
    if (text.ok) read.push({ path: inPair, text: text.text });
    else skipped.push(text.message);
  }
  return pairFiles(read, skipped);
}

/** Undefined for other files. Polygon's packages have tests/01 with tests/01.a. */
function pathInPair(path: string, paths: ReadonlySet<string>): string | undefined {
  if (namePattern.test(path)) return path;
  return paths.has(`${path}.a`) ? `${path}.in` : undefined;
}

async function readAll(files: readonly File[], onProgress: (done: number) => void) {
  const found: ByteFile[] = [];
  const skipped: string[] = [];
  for (const [index, file] of files.entries()) {
    onProgress(index);
    if (index % 20 === 19) await pause();
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      if (/\.zip$/i.test(file.name)) found.push(...(await readZip(bytes)));
      else found.push({ path: file.name, bytes });
    } catch (error) {
      skipped.push(messages.cases.fileFailed(file.name, failureText(error)));
    }
  }
  return { found, skipped };
}

/** Files that some systems add to archives. */
const isArchiveLitter = (path: string) => /(^|\/)(__MACOSX\/|\.DS_Store$|\._)/.test(path);

/** The kinds of answers, best first. */
const answerKinds = ['ans', 'out', 'a'];

export function pairFiles(files: readonly TextFile[], unread: readonly string[] = []): CaseFiles {
  const inputs = new Map<string, string>();
  const answers = new Map<string, { path: string; kind: number; text: string }>();
  for (const { path, text } of files) {
    const [, name = path, ending = ''] = namePattern.exec(path) ?? [];
    if (!isAnswer.test(path)) {
      inputs.set(name, text);
      continue;
    }
    const kind = answerKinds.indexOf(ending.toLowerCase());
    const known = answers.get(name);
    if (!known || kind < known.kind) answers.set(name, { path, kind, text });
  }
  const skipped = [...unread];
  const cases = [...inputs].flatMap(([name, input]) => {
    const output = answers.get(name)?.text;
    answers.delete(name);
    if (output !== undefined) return [{ name, input, output, sample: /(^|\/)samples?\//.test(name) }];
    skipped.push(texts.noAnswer(name));
    return [];
  });
  for (const [name, { path }] of answers) skipped.push(texts.noInput(path, name));
  const order = new Intl.Collator('en', { numeric: true });
  // Samples first: they are what users try first.
  cases.sort((a, b) => Number(b.sample) - Number(a.sample) || order.compare(a.name, b.name));
  return { cases, skipped };
}
