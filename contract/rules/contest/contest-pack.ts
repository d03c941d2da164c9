/** Client and server must compute these values alike. */
import { chainHash } from './submission-chain-hash';

/** Authenticated data: a pack opens only for this user, contest and version. */
export function packSealText(contestSlug: string, uid: string, version: number): string {
  return JSON.stringify(['contest-pack-1', contestSlug, uid, version]);
}

/** Authenticated data of the encrypted key. */
export function packLockText(contestSlug: string): string {
  return JSON.stringify(['contest-pack-lock-1', contestSlug]);
}

/**
 * Start of the hash chain after opening with the typed code. It depends on the key (base64), which proves that the
 * pack was open.
 */
export function offlineChainStart(contestSlug: string, uid: string, key: string): string {
  return chainHash(JSON.stringify(['opened-run-1', contestSlug, uid, key]));
}

/** Padding before encryption, so that the length does not reveal the statements. */
export const packPaddingBytes = 4096;
export const packPartBytes = 48 * 1024;
/** PBKDF2: the 60-bit code cannot be brute-forced before a contest, and a phone needs an instant for one try. */
export const packLockIterations = 200_000;
