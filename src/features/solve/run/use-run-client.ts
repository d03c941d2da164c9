import { useEffect } from 'react';
import { ref, useSnapshot } from 'valtio';
import { canRunInBrowser, createRunClient } from '../../../../wasm/run-client';
import { appStored } from '../../../first-screen/app-stored';
import { whenIdle } from '../../../lib/when-idle';
import type { Solve } from '../screen-state';

/**
 * The screen's one client, made for it and ended with it: a worker left behind would hold its memory. The chosen language's runtime
 * is kept warm.
 */
export function useRunClient({ state, aborts }: Pick<Solve, 'state' | 'aborts'>): void {
  const { client, language } = useSnapshot(state);
  useEffect(() => {
    const made = createRunClient();
    state.client = ref(made);
    return () => {
      state.client = null;
      aborts.run?.abort();
      aborts.cpp?.abort();
      made.dispose();
    };
  }, [state, aborts]);
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
}
