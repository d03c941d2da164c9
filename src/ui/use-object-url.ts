import { useEffect, useState } from 'react';

export function useObjectUrl(bytes: Uint8Array<ArrayBuffer> | null | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!bytes) return setUrl(null);
    const made = URL.createObjectURL(new Blob([bytes]));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes]);
  return url;
}
