import { useEffect, useRef, useState } from 'react';
import type { Language } from '../../../../contract/limits';
import type { RunClient, RunLanguage } from '../../../../wasm/run-client';
import { pageShown } from '../../../first-screen/page-shown';

/** Availability of a small language's runtime (RUN-1). */
export type OfferState =
  | { at: 'unknown' }
  | { at: 'missing'; downloadBytes: number; problem: string | null }
  | { at: 'downloading'; downloadBytes: number; fraction: number }
  | { at: 'onDevice' };

export interface RuntimeOffer {
  state: OfferState;
  download(): void;
  cancel(): void;
}

/** On an unmetered connection it may arrive without a request. */
const lookEveryMs = 2000;
const none: OfferState = { at: 'unknown' };

export function useRuntimeOffer(language: Language, client: RunClient | null): RuntimeOffer {
  const [kept, setKept] = useState<{ language: Language; state: OfferState }>({ language, state: none });
  const abort = useRef<AbortController | null>(null);
  const state = kept.language === language ? kept.state : none;
  const isSmall = language === 'PYTHON3' || language === 'JAVASCRIPT_NODE';

  useEffect(() => {
    if (!client || !isSmall || state.at === 'onDevice' || state.at === 'downloading') return;
    const problem = state.at === 'missing' ? state.problem : null;
    let isOver = false;
    const look = () =>
      lookFor(client, language, problem).then(
        (found) => {
          if (!isOver && found.at !== state.at) setKept({ language, state: found });
        },
        // Without the engine the state stays unknown, and a run reports why.
        () => {},
      );
    let again: ReturnType<typeof setInterval> | undefined;
    // Loads the run engine, so the page comes first.
    void pageShown().then(() => {
      if (isOver) return;
      look();
      again = setInterval(look, lookEveryMs);
    });
    return () => {
      isOver = true;
      clearInterval(again);
    };
  }, [client, language, isSmall, state]);
  useEffect(() => () => abort.current?.abort(), []);

  return {
    state,
    download() {
      if (!client || !isSmall || state.at !== 'missing') return;
      const { downloadBytes } = state;
      const stop = new AbortController();
      abort.current = stop;
      const show = (next: OfferState) =>
        setKept((before) => (before.language === language ? { language, state: next } : before));
      show({ at: 'downloading', downloadBytes, fraction: 0 });
      const onProgress = (done: number, total: number) =>
        show({ at: 'downloading', downloadBytes, fraction: done / total });
      client.download(language, { signal: stop.signal, onProgress }).then(
        () => show({ at: 'onDevice' }),
        (error: Error) =>
          show({ at: 'missing', downloadBytes, problem: stop.signal.aborted ? null : error.message }),
      );
    },
    cancel: () => abort.current?.abort(),
  };
}

async function lookFor(
  client: RunClient,
  language: RunLanguage,
  problem: string | null,
): Promise<OfferState> {
  const { onDevice, downloadBytes } = await client.runtimeState(language);
  return onDevice ? { at: 'onDevice' } : { at: 'missing', downloadBytes, problem };
}
