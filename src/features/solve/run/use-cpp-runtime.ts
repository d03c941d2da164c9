import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { RunClient } from '../../../../wasm/run-client';
import { pageShown } from '../../../first-screen/page-shown';
import type { CppState, Solve } from '../screen-state';

export function useCppRuntime({ state }: Pick<Solve, 'state'>): void {
  const { language, client, cpp } = useSnapshot(state);
  const isChosen = language === 'CPP17';
  useEffect(() => {
    // Loads the run engine, so the page comes first.
    if (isChosen && client) void pageShown().then(() => refreshCpp(state));
  }, [isChosen, client, state]);
  // The runtime or the network may become available while the page is open.
  useEffect(() => {
    if (!isChosen || cpp.at !== 'absent') return;
    const again = setInterval(() => void refreshCpp(state), 20_000);
    return () => clearInterval(again);
  }, [isChosen, cpp.at, state]);
}

export function downloadCpp({ state, aborts }: Solve): void {
  const { cpp, client } = state;
  if (cpp.at !== 'offered' || !client) return;
  const { downloadBytes } = cpp;
  aborts.cpp = new AbortController();
  const { signal } = aborts.cpp;
  state.cpp = { at: 'downloading', downloadBytes, fraction: 0 };
  const onProgress = (done: number, total: number) => {
    state.cpp = { at: 'downloading', downloadBytes, fraction: done / total };
  };
  client.download('CPP17', { signal, onProgress }).then(
    () => refreshCpp(state),
    (error: Error) => refreshCpp(state, signal.aborted ? null : error.message),
  );
}

export function removeCpp({ state }: Solve): void {
  void state.client?.remove('CPP17').then(() => refreshCpp(state));
}

async function refreshCpp(state: Solve['state'], problem: string | null = null): Promise<void> {
  // Without the engine the state stays unknown, and a run reports why.
  if (state.client) state.cpp = await lookForCpp(state.client, problem).catch(() => ({ at: 'unknown' }));
}

async function lookForCpp(client: RunClient, problem: string | null): Promise<CppState> {
  const { onDevice, bytes } = await client.runtimeState('CPP17');
  if (onDevice) return { at: 'onDevice', bytes };
  const offered = await client.offeredCpp();
  return offered ? { at: 'offered', downloadBytes: offered.downloadBytes, problem } : { at: 'absent' };
}
