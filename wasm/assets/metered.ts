interface ConnectionInfo {
  saveData?: boolean;
  type?: string;
  effectiveType?: string;
}

/** False where a download of megabytes should wait for the person to ask for it. */
export function mayDownloadUnasked(): boolean {
  if (!navigator.onLine) return false;
  const { connection } = navigator as Navigator & { connection?: ConnectionInfo };
  if (!connection) return true;
  const slow = connection.effectiveType === '2g' || connection.effectiveType === 'slow-2g';
  return !connection.saveData && connection.type !== 'cellular' && !slow;
}
