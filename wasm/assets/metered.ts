interface ConnectionInfo extends Partial<EventTarget> {
  saveData?: boolean;
  type?: string;
  effectiveType?: string;
}

function connectionInfo(): ConnectionInfo | undefined {
  return (navigator as Navigator & { connection?: ConnectionInfo }).connection;
}

/** False where a download of megabytes should wait for the person to ask for it. */
export function mayDownloadUnasked(): boolean {
  if (!navigator.onLine) return false;
  const connection = connectionInfo();
  if (!connection) return true;
  const slow = connection.effectiveType === '2g' || connection.effectiveType === 'slow-2g';
  return !connection.saveData && connection.type !== 'cellular' && !slow;
}

/** Calls back whenever `mayDownloadUnasked` may have a new answer. */
export function onConnectionChange(changed: () => void): void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  connectionInfo()?.addEventListener?.('change', changed);
}
