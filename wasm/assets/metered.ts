interface ConnectionInfo extends Partial<EventTarget> {
  saveData?: boolean;
  type?: string;
  effectiveType?: string;
}

function connectionInfo(): ConnectionInfo | undefined {
  return (navigator as Navigator & { connection?: ConnectionInfo }).connection;
}

export function mayDownloadUnasked(): boolean {
  if (!navigator.onLine) return false;
  const connection = connectionInfo();
  if (!connection) return true;
  const slow = connection.effectiveType === '2g' || connection.effectiveType === 'slow-2g';
  return !connection.saveData && connection.type !== 'cellular' && !slow;
}

export function onConnectionChange(changed: () => void): void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  connectionInfo()?.addEventListener?.('change', changed);
}
