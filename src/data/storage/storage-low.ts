const lowBytes = 100 * 1024 * 1024;
const lowShare = 0.05;

/** Whether little space is left for this site. False if the browser does not say. */
export async function isStorageLow(): Promise<boolean> {
  try {
    const { quota, usage } = await navigator.storage.estimate();
    if (quota === undefined || usage === undefined) return false;
    return quota - usage < Math.min(lowBytes, quota * lowShare) || quota < lowBytes;
  } catch {
    return false;
  }
}
