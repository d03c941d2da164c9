/** Values that client and server must compute alike for contest packs. */
import { chainHash } from './submission-chain-hash';

/** Additional authenticated data of a pack: it opens only for this user, contest and version. */
export function packSealText(contestSlug: string, uid: string, version: number): string {
  return JSON.stringify(['contest-pack-1', contestSlug, uid, version]);
}

/** Additional authenticated data of the encrypted key. */
export function packLockText(contestSlug: string): string {
  return JSON.stringify(['contest-pack-lock-1', contestSlug]);
}

/**
 * Start of the hash chain of a run that was opened with the typed code. It depends on the key (base64), so it proves
 * to the server that the pack was really open.
 */
export function openedRunStart(contestSlug: string, uid: string, key: string): string {
  return chainHash(JSON.stringify(['opened-run-1', contestSlug, uid, key]));
}

/** Problems are padded to a multiple of this before encryption, so that the length does not reveal the statements. */
export const packPaddingBytes = 4096;
/** Bytes of a pack in one response. */
export const packPartBytes = 48 * 1024;
/**
 * PBKDF2 iterations: the 60-bit code cannot be brute-forced before a contest, and a phone needs an instant for one
 * try.
 */
export const packLockIterations = 200_000;
