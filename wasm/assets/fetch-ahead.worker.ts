/** In a worker: on the page's thread these megabytes would freeze slow phones. */
import { fetchRuntimesAhead } from './fetch-ahead';

/** From the page: not every browser tells workers about the connection. */
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
