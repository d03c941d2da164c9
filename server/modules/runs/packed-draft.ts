/** Test cases and checkers of waiting checks are large, repetitive, and deleted within minutes. */
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { CheckProblem } from '../../../contract/entities/problem-check';

export type Draft = Pick<CheckProblem, 'testCases' | 'checker'>;

export async function packDraft({ testCases, checker }: Draft): Promise<Buffer> {
  return await promisify(gzip)(JSON.stringify({ testCases, checker } satisfies Draft), { level: 1 });
}

export async function unpackDraft(packed: Buffer): Promise<Draft> {
  return JSON.parse((await promisify(gunzip)(packed)).toString());
}
