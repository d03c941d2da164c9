/** Spreads texts evenly over 32 bits (FNV-1a, with the last mix of MurmurHash3). */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/**
 * The same one for everybody on a UTC day, without a server: each id draws a number from the day, and the largest wins.
 * So a device that knows a few ids less usually agrees with the others.
 */
export function pickOfDay(ids: readonly string[], now: Date): string | undefined {
  const day = now.toISOString().slice(0, 10);
  let best: { id: string; drawn: number } | undefined;
  for (const id of ids) {
    const drawn = hash(`${day} ${id}`);
    const isFirst = best !== undefined && drawn === best.drawn && id < best.id;
    if (best === undefined || drawn > best.drawn || isFirst) best = { id, drawn };
  }
  return best?.id;
}
