/** Whether this browser may clear what is kept here when it needs room, and asking it not to. */

export interface StorageFacts {
  usageBytes: number | null;
  quotaBytes: number | null;
  /** null: this browser does not tell. */
  persistent: boolean | null;
}

/** Never throws: what a browser does not tell is null. */
export async function readStorage(): Promise<StorageFacts> {
  const storage = globalThis.navigator?.storage as Partial<StorageManager> | undefined;
  const estimate = await storage?.estimate?.().catch(() => undefined);
  const persistent = await storage?.persisted?.().catch(() => undefined);
  return {
    usageBytes: estimate?.usage ?? null,
    quotaBytes: estimate?.quota ?? null,
    persistent: persistent ?? null,
  };
}

/** Asks the browser; it may ask the person. True: what is kept here stays until the person removes it. */
export async function askToPersist(): Promise<boolean> {
  const storage = globalThis.navigator?.storage as Partial<StorageManager> | undefined;
  return (await storage?.persist?.().catch(() => false)) ?? false;
}
