import { useCallback, useEffect, useRef, useState } from 'react';
import type { Language } from '../../../../contract/limits';
import type { RunClient } from '../../../../wasm/run-client';

/** C++ on this device (RUN-1): large, so it comes only when the learner asks. */
export type CppState =
  | { at: 'unknown' }
  /** The server has none to give, or is out of reach. */
  | { at: 'absent' }
  | { at: 'offered'; downloadBytes: number; problem: string | null }
  | { at: 'downloading'; downloadBytes: number; fraction: number }
  | { at: 'onDevice'; bytes: number };

export interface CppRuntime {
  state: CppState;
  download(): void;
  cancel(): void;
  remove(): void;
}

/** Looks after the C++ runtime while that language is chosen. */
export function useCppRuntime(language: Language, client: RunClient | null): CppRuntime {
  const [state, setState] = useState<CppState>({ at: 'unknown' });
  const abort = useRef<AbortController | null>(null);
  const isChosen = language === 'CPP17';
  const look = useCallback(
    async (problem: string | null) => {
      if (client) setState(await lookForCpp(client, problem));
    },
    [client],
  );

  useEffect(() => {
    if (isChosen) void look(null);
  }, [isChosen, look]);
  // It may be ready on the server, or the network be back, while the page is open.
  useEffect(() => {
    if (!isChosen || state.at !== 'absent') return;
    const again = setInterval(() => void look(null), 20_000);
    return () => clearInterval(again);
  }, [isChosen, state.at, look]);
  useEffect(() => () => abort.current?.abort(), []);

  return {
    state,
    download() {
      if (state.at !== 'offered' || !client) return;
      const { downloadBytes } = state;
      const stop = new AbortController();
      abort.current = stop;
      setState({ at: 'downloading', downloadBytes, fraction: 0 });
      const onProgress = (done: number, total: number) =>
        setState({ at: 'downloading', downloadBytes, fraction: done / total });
      client.download('CPP17', { signal: stop.signal, onProgress }).then(
        () => look(null),
        (error: Error) => look(stop.signal.aborted ? null : error.message),
      );
    },
    cancel: () => abort.current?.abort(),
    remove: () => void client?.remove('CPP17').then(() => look(null)),
  };
}

async function lookForCpp(client: RunClient, problem: string | null): Promise<CppState> {
  const { onDevice, bytes } = await client.runtimeState('CPP17');
  if (onDevice) return { at: 'onDevice', bytes };
  const offered = await client.offeredCpp();
  return offered ? { at: 'offered', downloadBytes: offered.downloadBytes, problem } : { at: 'absent' };
}
