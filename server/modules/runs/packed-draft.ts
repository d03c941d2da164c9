/** The data of waiting checks is large, repetitive, and deleted within minutes. */
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { CheckProblem } from '../../../contract/entities/problem/problem-check';
import type { GenerateRequest, ValidateRequest } from '../../judge/types';

export type Draft = Pick<CheckProblem, 'testCases' | 'checker'>;

/** A check of a program, a run of generators, or of validators. */
export type RunDraft = Draft | { generate: GenerateRequest } | { validate: ValidateRequest };

export async function packDraft(draft: RunDraft): Promise<Buffer> {
  return await promisify(gzip)(JSON.stringify(draft), { level: 1 });
}

export async function unpackDraft(packed: Buffer): Promise<RunDraft> {
  return JSON.parse((await promisify(gunzip)(packed)).toString());
}
