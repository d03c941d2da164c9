/** During a contest run no offer may lead the user away. Routes set `staticData.doNotDisturb`. */

let runs = 0;
const waiting = new Set<() => void>();

export const isDoNotDisturb = (): boolean => runs > 0;

/** Blocks offers until the returned function is called. */
export function beginDoNotDisturb(): () => void {
  runs += 1;
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    runs -= 1;
    if (runs > 0) return;
    const due = [...waiting];
    waiting.clear();
    for (const callback of due) callback();
  };
}

export function afterDoNotDisturb(callback: () => void): void {
  if (isDoNotDisturb()) waiting.add(callback);
  else callback();
}
