/** Untrusted code wrote the feedback folder: read only the beginning of plain files. */
import { constants } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { testCaseBytesMax } from '../../../contract/limits';
import { decodeForDisplay } from '../decode-for-display';

export interface Feedback {
  team: string;
  judge: string;
  score: string | null;
  scoreMultiplier: string | null;
  /** It requests another pass. */
  nextPass: boolean;
}

const keptBytes = 8 * 1024;

/** Null if it is not a regular file, or longer than `bytesMax` where it must be whole. */
async function readBytes(path: string, bytesMax: number, whole: boolean): Promise<Buffer | null> {
  // Does not follow links or block on pipes.
  const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
  const file = await open(path, flags).catch(() => null);
  if (!file) return null;
  try {
    const info = await file.stat();
    if (!info.isFile() || info.nlink !== 1 || (whole && info.size > bytesMax)) return null;
    const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.min(bytesMax, info.size)));
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function readPlain(path: string): Promise<string | null> {
  const bytes = await readBytes(path, keptBytes, false);
  return bytes && decodeForDisplay(bytes, keptBytes);
}

const nextPassFile = 'nextpass.in';
/** What an interactor of testlib writes. */
export const interactorOutputFile = 'output';

/** Removes the file, so that the next pass does not find it. Null if it is missing or too large. */
export async function takeNextInput(dir: string): Promise<Uint8Array | null> {
  const bytes = await readBytes(join(dir, nextPassFile), testCaseBytesMax, true);
  await rm(join(dir, nextPassFile), { force: true });
  return bytes;
}

export async function readInteractorOutput(dir: string): Promise<Uint8Array | null> {
  return await readBytes(join(dir, interactorOutputFile), testCaseBytesMax, true);
}

export async function readFeedback(dir: string): Promise<Feedback> {
  const names = ['teammessage.txt', 'judgemessage.txt', 'score.txt', 'score_multiplier.txt', nextPassFile];
  const [team, judge, score, scoreMultiplier, nextPass] = await Promise.all(
    names.map((name) => readPlain(join(dir, name))),
  );
  return {
    team: team ?? '',
    judge: judge ?? '',
    score: score ?? null,
    scoreMultiplier: scoreMultiplier ?? null,
    nextPass: typeof nextPass === 'string',
  };
}
