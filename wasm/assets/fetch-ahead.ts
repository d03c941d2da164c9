import type { RunLanguage } from '../protocol';
import { type DownloadOutcome, downloadRuntime, isOnDevice } from './download';
import { builtInFolders } from './runtime-files';
import { holdVersions } from './versions';

/** `isFree`: large downloads are allowed without asking. */
export interface Line {
  isFree(): boolean;
  onChange(changed: () => void): void;
}

/** Small ones first; C++ only on request. */
const languages: readonly RunLanguage[] = ['JAVASCRIPT_NODE', 'PYTHON3'];

/** Doubled after each further failure. */
const againAfterMs = 30_000;
const againAtMostMs = 600_000;

/**
 * Downloads the runtimes while the connection is free to use, and retries after failures. Removes files of
 * older apps. Call it once per worker.
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
        (error) => console.warn(`${language} could not be downloaded in advance`, error),
      );
    }
    stop = undefined;
    if (isBroken) {
      again = setTimeout(() => void look(), waitMs);
      waitMs = Math.min(2 * waitMs, againAtMostMs);
    } else waitMs = againAfterMs;
    // The connection may have returned while the last download was ending.
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
  // If everything is here, only removes old versions.
  if (!isFree && !(await isOnDevice(language, 'whole'))) return undefined;
  return downloadRuntime(language, { signal });
}
