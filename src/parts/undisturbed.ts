/** During a contest run no offer may lead the user away. Routes set `staticData.undisturbed`. */

let runs = 0;
const waiting = new Set<() => void>();

export const isUndisturbed = (): boolean => runs > 0;

/** Blocks offers until the returned function is called. */
export function beginUndisturbed(): () => void {
  runs += 1;
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    runs -= 1;
    if (runs > 0) return;
    const held = [...waiting];
    waiting.clear();
    for (const tell of held) tell();
  };
}

export function whenDisturbable(tell: () => void): void {
  if (isUndisturbed()) waiting.add(tell);
  else tell();
}
