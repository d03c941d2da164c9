/** The page's side of the local search: starts the worker on demand. */
import type { SearchResult } from '../../../contract/entities/search';

export interface DeviceQuestion {
  id: number;
  query: string;
}
export interface DeviceAnswer {
  id: number;
  results: SearchResult[];
}

export interface SearchWorker {
  postMessage(question: DeviceQuestion): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<DeviceAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

export interface DeviceSearch {
  /** Never rejects: an error gives no results. A change of account discards the index. */
  find(account: string, query: string): Promise<SearchResult[]>;
}

/** An unused index releases its memory. */
const idleMs = 120_000;

export function createDeviceSearch(makeWorker: () => SearchWorker): DeviceSearch {
  let worker: SearchWorker | undefined;
  let reader: string | undefined;
  let asked = 0;
  let idle: ReturnType<typeof setTimeout> | undefined;
  const waiting = new Map<number, (results: SearchResult[]) => void>();

  function end(): void {
    worker?.terminate();
    worker = undefined;
    for (const resolve of waiting.values()) resolve([]);
    waiting.clear();
  }

  function start(): SearchWorker {
    const started = makeWorker();
    started.onmessage = ({ data }) => {
      waiting.get(data.id)?.(data.results);
      waiting.delete(data.id);
    };
    started.onerror = (event) => {
      console.warn('Searching this device failed', event.message);
      end();
    };
    return started;
  }

  return {
    find(account, query) {
      if (reader !== account) end();
      reader = account;
      clearTimeout(idle);
      idle = setTimeout(end, idleMs);
      worker ??= start();
      asked += 1;
      const question = { id: asked, query };
      const answer = new Promise<SearchResult[]>((resolve) => waiting.set(question.id, resolve));
      worker.postMessage(question);
      return answer;
    },
  };
}

export const deviceSearch = createDeviceSearch(
  () => new Worker(new URL('./search.worker.ts', import.meta.url), { type: 'module', name: 'search' }),
);
