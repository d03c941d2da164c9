/** What both sides of a contest pack must write alike: what its seals are bound to, and how an opened one proves itself. */
import { chainHash } from './submission-chain-hash';

/** Whom and what a pack is for: opened under another name, or as another version, it stays closed. */
export function packSealText(contestSlug: string, uid: string, version: number): string {
  return JSON.stringify(['contest-pack-1', contestSlug, uid, version]);
}

/** What the lock around the key is bound to. */
export function packLockText(contestSlug: string): string {
  return JSON.stringify(['contest-pack-lock-1', contestSlug]);
}

/**
 * The hash that the chain of a run begins with which was opened by the typed code. Nobody can know it before the key, so it also tells
 * the server that the pack was really open. `key`: base64.
 */
export function openedRunStart(contestSlug: string, uid: string, key: string): string {
  return chainHash(JSON.stringify(['opened-run-1', contestSlug, uid, key]));
}

/** The problems fetched before it is padded to a multiple of this, so that its length tells nothing of a statement. */
export const packPaddingBytes = 4096;
/** How much of a pack comes with one answer. */
export const packPartBytes = 48 * 1024;
/** Rounds of PBKDF2: with 60 bits of code nobody tries them all before a contest, and a phone takes a blink for one. */
export const packLockIterations = 200_000;
