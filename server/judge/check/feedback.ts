/** Untrusted code wrote the feedback folder: read only the beginning of plain files. */
import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeForDisplay } from '../decode-for-display';

export interface Feedback {
  team: string;
  judge: string;
  score: string | null;
  scoreMultiplier: string | null;
  /** It requests another pass: an unsupported problem type. */
  nextPass: boolean;
}

const keptBytes = 8 * 1024;

/** Null if it is not a regular file. Does not follow links or block on pipes. */
async function readPlain(path: string): Promise<string | null> {
  const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
  const file = await open(path, flags).catch(() => null);
  if (!file) return null;
  try {
    const info = await file.stat();
    if (!info.isFile() || info.nlink !== 1) return null;
    const { buffer, bytesRead } = await file.read(Buffer.alloc(keptBytes), 0, keptBytes, 0);
    return decodeForDisplay(buffer.subarray(0, bytesRead), keptBytes);
  } finally {
    await file.close();
  }
}

export async function readFeedback(dir: string): Promise<Feedback> {
  const names = ['teammessage.txt', 'judgemessage.txt', 'score.txt', 'score_multiplier.txt', 'nextpass.in'];
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
