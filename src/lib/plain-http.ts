/** Over plain HTTP browsers offer neither service workers nor a cache for files. */
export const isPlainHttp = (): boolean => globalThis.isSecureContext === false;
