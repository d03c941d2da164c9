import type { RunLanguage } from '../protocol';
import { downloadRuntime, isOnDevice } from './download';
import { builtInFolders } from './runtime-files';
import { holdVersions } from './versions';

/** What is known of the connection: whether megabytes may travel unasked, and when that may have changed. */
export interface Line {
  isFree(): boolean;
  onChange(changed: () => void): void;
}

/** Small ones first; C++ comes only when somebody asks for it. */
const languages: readonly RunLanguage[] = ['JAVASCRIPT_NODE', 'PYTHON3'];

/**
 * Brings the runtimes of the languages onto this device while the connection is free to use, and goes on when it is again.
 * What an older app has left behind is removed on the way. To be called once in a worker's life.
 */
export function fetchRuntimesAhead({ isFree, onChange }: Line): void {
  holdVersions(builtInFolders());
  let stop: AbortController | undefined;
  const look = async () => {
    if (!isFree()) stop?.abort();
    if (stop) return;
    stop = new AbortController();
    const { signal } = stop;
    for (const language of languages) {
      await bring(language, isFree(), signal).catch((error) =>
        console.warn(`${language} was not fetched ahead`, error),
      );
    }
    stop = undefined;
    // The connection may have come back while the last download was still ending.
    if (signal.aborted && isFree()) void look();
  };
  onChange(() => void look());
  void look();
}

async function bring(language: RunLanguage, isFree: boolean, signal: AbortSignal): Promise<void> {
  // With everything here there is nothing to fetch, only something to tidy up.
  if (!isFree && !(await isOnDevice(language, 'whole'))) return;
  await downloadRuntime(language, { signal });
}
