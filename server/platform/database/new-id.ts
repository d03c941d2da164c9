import { randomBytes } from 'node:crypto';

let lastMs = 0;
let lastRandom = 0n;

/**
 * 24 hexadecimal digits that sort by creation: 48 bits of milliseconds, 48 random bits that count up within
 * a millisecond.
 */
export function newId(nowMs: number = Date.now()): string {
  if (nowMs <= lastMs) lastRandom += 1n;
  else {
    lastMs = nowMs;
    // The top bit stays 0, so that counting up cannot overflow.
    lastRandom = BigInt(`0x${randomBytes(6).toString('hex')}`) >> 1n;
  }
  return lastMs.toString(16).padStart(12, '0') + lastRandom.toString(16).padStart(12, '0');
}
