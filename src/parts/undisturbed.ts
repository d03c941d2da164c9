/** While somebody is in a contest run, nothing is offered that would lead them out of it. A route says so: `staticData.undisturbed`. */

let runs = 0;
const waiting = new Set<() => void>();

export const isUndisturbed = (): boolean => runs > 0;

/** From now on nothing is offered; until what it answers is called. */
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

/** Calls `tell` now, or when the run is over. */
export function whenDisturbable(tell: () => void): void {
  if (isUndisturbed()) waiting.add(tell);
  else tell();
}
