/** Test cases, checker and scoring: one packed copy for all runs of jury solutions on them. */
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { CreateProblem } from '../../../contract/entities/problem/problem';
import { hashJson } from '../../platform/idempotency';

export type JuryData = Pick<CreateProblem, 'testCases' | 'checker' | 'scoring'>;

export const hashJuryData = ({ testCases, checker, scoring = undefined }: JuryData): string =>
  hashJson({ testCases, checker, scoring: scoring ?? null });

export const hashSource = (source: string): string => hashJson(source);

export async function packJuryData({ testCases, checker, scoring }: JuryData): Promise<Buffer> {
  return await promisify(gzip)(JSON.stringify({ testCases, checker, scoring }), { level: 1 });
}

export async function unpackJuryData(packed: Buffer): Promise<JuryData> {
  return JSON.parse((await promisify(gunzip)(packed)).toString());
}
