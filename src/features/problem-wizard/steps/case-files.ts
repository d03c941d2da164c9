import { testCaseBytesMax } from '../../../../contract/limits';
import { failureText } from '../../../lib/failure-text';
import { readZip } from '../../../lib/files/read-zip';
import { messages } from '../messages';

export interface CaseFiles {
  /** In natural order: 2 before 10. */
  cases: { name: string; input: string; output: string; sample: boolean }[];
  skipped: string[];
}

interface TextFile {
  path: string;
  text: string;
}

const namePattern = /^(.+)\.(in|ans|out)$/i;

/** Also reads files inside a zip. Does not throw for unreadable files: reports them in `skipped`. */
export async function readCaseFiles(files: readonly File[]): Promise<CaseFiles> {
  const texts: TextFile[] = [];
  const skipped: string[] = [];
  for (const file of files) {
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const found = /\.zip$/i.test(file.name) ? await readZip(bytes) : [{ path: file.name, bytes }];
      for (const { path, bytes } of found) readText(path, bytes, texts, skipped);
    } catch (error) {
      skipped.push(messages.cases.fileFailed(file.name, failureText(error)));
    }
  }
  return pairFiles(texts, skipped);
}

function readText(path: string, bytes: Uint8Array, texts: TextFile[], skipped: string[]): void {
  if (isArchiveLitter(path)) return;
  if (!namePattern.test(path)) return void skipped.push(messages.cases.wrongName(path));
  if (bytes.length > testCaseBytesMax) return void skipped.push(messages.cases.tooLarge(path));
  try {
    texts.push({ path, text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) });
  } catch {
    skipped.push(messages.cases.notText(path));
  }
}

/** Files that some systems add to archives. */
const isArchiveLitter = (path: string) => /(^|\/)(__MACOSX\/|\.DS_Store$|\._)/.test(path);

export function pairFiles(texts: readonly TextFile[], unread: readonly string[] = []): CaseFiles {
  const inputs = new Map<string, string>();
  const answers = new Map<string, string>();
  for (const { path, text } of texts) {
    const [, name = path, kind = ''] = namePattern.exec(path) ?? [];
    if (kind.toLowerCase() === 'in') inputs.set(name, text);
    else if (!answers.has(name) || kind.toLowerCase() === 'ans') answers.set(name, text);
  }
  const skipped = [...unread];
  const cases = [...inputs].flatMap(([name, input]) => {
    const output = answers.get(name);
    answers.delete(name);
    if (output !== undefined) return [{ name, input, output, sample: /(^|\/)sample\//.test(name) }];
    skipped.push(messages.cases.noAnswer(name));
    return [];
  });
  for (const name of answers.keys()) skipped.push(messages.cases.noInput(name));
  const order = new Intl.Collator('en', { numeric: true });
  // Samples first: they are what users try first.
  cases.sort((a, b) => Number(b.sample) - Number(a.sample) || order.compare(a.name, b.name));
  return { cases, skipped };
}
