import { useEffect, useState } from 'react';
import type { Language } from '../../../../contract/limits';
import { canRunInBrowser, createRunClient, type RunClient } from '../../../../wasm/run-client';
import { appStored } from '../../../first-screen/app-stored';
import { whenIdle } from '../../../lib/when-idle';

/**
 * The screen's one client, made for it and ended with it: a worker left behind would hold its memory. The chosen language's runtime
 * is kept warm. Null before the first paint.
 */
export function useRunClient(language: Language): RunClient | null {
  const [client, setClient] = useState<RunClient | null>(null);
  useEffect(() => {
    const made = createRunClient();
    setClient(made);
    return () => {
      setClient(null);
      made.dispose();
    };
  }, []);
  useEffect(() => {
    if (!client || !canRunInBrowser(language)) return;
    let isOver = false;
    let callOff = () => {};
    // Megabytes, on a first visit: after the page itself.
    void appStored().then(() => {
      if (!isOver) callOff = whenIdle(() => client.warm(language), 3000);
    });
    return () => {
      isOver = true;
      callOff();
    };
  }, [client, language]);
  return client;
}
