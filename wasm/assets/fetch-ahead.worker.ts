/**
 * A worker downloads, checks and stores the megabytes: on the page's thread that would freeze slow phones.
 */
import { fetchRuntimesAhead } from './fetch-ahead';

/** From the page: workers do not know the connection in every browser. */
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
