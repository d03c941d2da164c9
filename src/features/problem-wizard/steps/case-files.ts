import { testCaseBytesMax } from '../../../../contract/limits';
import { failureText } from '../../../lib/failure-text';
import { readZip } from '../../../lib/files/read-zip';

export interface CaseFiles {
  /** In natural order: 2 before 10. */
  cases: { name: string; input: string; output: string; sample: boolean }[];
  left: string[];
}

interface TextFile {
  path: string;
  text: string;
}

const namePattern = /^(.+)\.(in|ans|out)$/i;

/** Also reads files inside a zip. Does not throw for unreadable files: reports them in `left`. */
export async function readCaseFiles(files: readonly File[]): Promise<CaseFiles> {
  const texts: TextFile[] = [];
  const left: string[] = [];
  for (const file of files) {
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const found = /\.zip$/i.test(file.name) ? await readZip(bytes) : [{ path: file.name, bytes }];
      for (const { path, bytes } of found) readText(path, bytes, texts, left);
    } catch (error) {
      left.push(`${file.name}: ${failureText(error)}`);
    }
  }
  return pairFiles(texts, left);
}

function readText(path: string, bytes: Uint8Array, texts: TextFile[], left: string[]): void {
  if (isLitter(path)) return;
  if (!namePattern.test(path)) return void left.push(`${path}: neither .in nor .ans`);
  if (bytes.length > testCaseBytesMax) return void left.push(`${path}: more than 32 MB`);
  try {
    texts.push({ path, text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) });
  } catch {
    left.push(`${path}: no text in UTF-8`);
  }
}

/** Files that some systems add to archives. */
const isLitter = (path: string) => /(^|\/)(__MACOSX\/|\.DS_Store$|\._)/.test(path);

export function pairFiles(texts: readonly TextFile[], unread: readonly string[] = []): CaseFiles {
  const inputs = new Map<string, string>();
  const answers = new Map<string, string>();
  for (const { path, text } of texts) {
    const [, name = path, kind = ''] = namePattern.exec(path) ?? [];
    if (kind.toLowerCase() === 'in') inputs.set(name, text);
    else if (!answers.has(name) || kind.toLowerCase() === 'ans') answers.set(name, text);
  }
  const left = [...unread];
  const cases = [...inputs].flatMap(([name, input]) => {
    const output = answers.get(name);
    answers.delete(name);
    if (output !== undefined) return [{ name, input, output, sample: /(^|\/)sample\//.test(name) }];
    left.push(`${name}.in: there is no ${name}.ans`);
    return [];
  });
  for (const name of answers.keys()) left.push(`${name}.ans: there is no ${name}.in`);
  const order = new Intl.Collator('en', { numeric: true });
  // Samples first: they are what users try first.
  cases.sort((a, b) => Number(b.sample) - Number(a.sample) || order.compare(a.name, b.name));
  return { cases, left };
}
