import { parse } from 'yaml';
import type { z } from 'zod/mini';
import { testCaseBytesMax } from '../limits';
import type { FileTree } from './file-tree';
import { PackageFault } from './package-fault';

/** Unchanged, with byte-order mark; text that is not UTF-8 is a fault. */
export async function readData(tree: FileTree, path: string): Promise<string> {
  const bytes = await tree.read(path);
  if (bytes.length > testCaseBytesMax)
    throw new PackageFault(path, `is larger than ${testCaseBytesMax / 2 ** 20} MB`);
  if (bytes.includes(0)) throw new PackageFault(path, 'contains a NUL byte; test data must be text');
  return decode(bytes, path, true);
}

/** Without byte-order mark and with LF line ends. */
export async function readDocument(tree: FileTree, path: string): Promise<string> {
  return decode(await tree.read(path), path, false).replaceAll('\r\n', '\n');
}

function decode(bytes: Uint8Array, path: string, keepMark: boolean): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: keepMark }).decode(bytes);
  } catch {
    throw new PackageFault(path, 'is not UTF-8 text');
  }
}

/** YAML or JSON. An empty file is an empty map. */
export async function readYaml<Schema extends z.ZodMiniType>(
  tree: FileTree,
  path: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const checked = schema.safeParse(parseYaml(await readDocument(tree, path), path) ?? {});
  if (checked.success) return checked.data;
  throw new PackageFault(path, describeIssues(checked.error.issues));
}

export interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly code: string;
  readonly expected?: unknown;
  readonly keys?: readonly string[];
  readonly values?: readonly unknown[];
  readonly origin?: string;
  readonly minimum?: number | bigint;
  readonly maximum?: number | bigint;
  readonly inclusive?: boolean;
}

/** Example: `limits.time_limit: expected number; unknown field colour` */
export function describeIssues(issues: readonly Issue[]): string {
  return issues
    .slice(0, 5)
    .map((issue) => [issue.path.map(String).join('.'), describeIssue(issue)].filter(Boolean).join(': '))
    .join('; ');
}

const wordless = 'Invalid input';

const units: Record<string, string> = { string: ' characters', array: ' entries' };

function boundOf({ code, origin = '', minimum, maximum, inclusive = true }: Issue): string | undefined {
  const unit = units[origin] ?? '';
  if (code === 'too_big') return `must be ${inclusive ? 'at most' : 'less than'} ${maximum}${unit}`;
  if (code === 'too_small') return `must be ${inclusive ? 'at least' : 'more than'} ${minimum}${unit}`;
  return undefined;
}

function describeIssue(issue: Issue): string {
  const { code, message, expected, keys, values } = issue;
  if (code === 'unrecognized_keys') return `unknown field ${keys?.join(', ')}`;
  if (code === 'invalid_type') return `expected ${expected}`;
  if (code === 'invalid_value') return `expected one of ${values?.join(', ')}`;
  return (message === wordless && boundOf(issue)) || message;
}

/** Of two equal keys the last one counts, as in the format's own tools. */
function parseYaml(text: string, path: string): unknown {
  try {
    return path.endsWith('.json') ? JSON.parse(text) : parse(text, { logLevel: 'error', uniqueKeys: false });
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new PackageFault(path, `cannot be parsed: ${reason}`);
  }
}
