import type { RunLanguage } from '../protocol';
import { type DownloadOutcome, downloadRuntime, isOnDevice } from './download';
import { builtInFolders } from './runtime-files';
import { holdVersions } from './versions';

/** What is known of the connection: whether megabytes may travel unasked, and when that may have changed. */
export interface Line {
  isFree(): boolean;
  onChange(changed: () => void): void;
}

/** Small ones first; C++ comes only when somebody asks for it. */
const languages: readonly RunLanguage[] = ['JAVASCRIPT_NODE', 'PYTHON3'];

/** After a download that the network broke; twice as long after each one that follows. */
const againAfterMs = 30_000;
const againAtMostMs = 600_000;

/**
 * Brings the runtimes of the languages onto this device while the connection is free to use, and goes on when it is again, or a while after
 * it broke.
 * What an older app has left behind is removed on the way. To be called once in a worker's life.
 */
export function fetchRuntimesAhead({ isFree, onChange }: Line): void {
  holdVersions(builtInFolders());
  let stop: AbortController | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  let waitMs = againAfterMs;
  const look = async () => {
    if (!isFree()) stop?.abort();
    if (stop) return;
    stop = new AbortController();
    clearTimeout(again);
    const { signal } = stop;
    let isBroken = false;
    for (const language of languages) {
      await bring(language, isFree(), signal).then(
        (outcome) => {
          isBroken ||= outcome?.ok === false && outcome.reason === 'network';
        },
        (error) => console.warn(`${language} was not fetched ahead`, error),
      );
    }
    stop = undefined;
    if (isBroken) {
      again = setTimeout(() => void look(), waitMs);
      waitMs = Math.min(2 * waitMs, againAtMostMs);
    } else waitMs = againAfterMs;
    // The connection may have come back while the last download was still ending.
    if (signal.aborted && isFree()) void look();
  };
  onChange(() => void look());
  void look();
}

async function bring(
  language: RunLanguage,
  isFree: boolean,
  signal: AbortSignal,
): Promise<DownloadOutcome | undefined> {
  // With everything here there is nothing to fetch, only something to tidy up.
  if (!isFree && !(await isOnDevice(language, 'whole'))) return undefined;
  return downloadRuntime(language, { signal });
}
