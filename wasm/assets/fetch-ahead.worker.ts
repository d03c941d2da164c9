/** Megabytes are read, checked and put away here: on the page's own thread each of them would stop a slow phone for a moment. */
import { fetchRuntimesAhead } from './fetch-ahead';

/** What the page says last: workers do not know the connection in every browser. */
let isFree: boolean | undefined;
let changed = () => {};

addEventListener('message', ({ data }: MessageEvent<boolean>) => {
  const isFirst = isFree === undefined;
  isFree = data;
  if (isFirst)
    fetchRuntimesAhead({
      isFree: () => isFree === true,
      onChange: (callback) => {
        changed = callback;
      },
    });
  else changed();
});
