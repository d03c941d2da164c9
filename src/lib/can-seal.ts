/** Browsers offer encryption in secure contexts only. */
export const canSeal = (): boolean => globalThis.crypto?.subtle !== undefined;
