import { useEffect } from 'react';
import { ref, useSnapshot } from 'valtio';
import { canRunInBrowser, createRunClient } from '../../../../wasm/run-client';
import { appStored } from '../../../first-screen/app-stored';
import { whenIdle } from '../../../lib/when-idle';
import type { Solve } from '../screen-state';

/** One client per screen, disposed with it: a leftover worker would hold its memory. */
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
    let cancelIdle = () => {};
    // Downloads megabytes on a first visit, so the page comes first.
    void appStored().then(() => {
      if (!isOver) cancelIdle = whenIdle(() => client.warm(language), 3000);
    });
    return () => {
      isOver = true;
      cancelIdle();
    };
  }, [client, language]);
}
