/** Whether the browser may evict this site's data, and the request not to. */

export interface StorageFacts {
  usageBytes: number | null;
  quotaBytes: number | null;
  /** null: unknown in this browser. */
  persistent: boolean | null;
}

/** Never throws; null for facts that the browser does not report. */
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

/** The browser may ask the user. True: the data stays until the user deletes it. */
export async function askToPersist(): Promise<boolean> {
  const storage = globalThis.navigator?.storage as Partial<StorageManager> | undefined;
  return (await storage?.persist?.().catch(() => false)) ?? false;
}
