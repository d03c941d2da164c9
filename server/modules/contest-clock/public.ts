/** The clock and the freeze of a contest. Separate from the contests module, because problems and badges need them too. */
export { clockForResponse, clockOf, scheduleOf } from './clock-of';
export { type ExtraTimes, extraTimes, lastDeadlineMs, withExtraTimes } from './extra-time';
export {
  freezeStartMs,
  frozenSinceMs,
  graceEndMs,
  isOverForAll,
  readFrozenSinceMs,
  unfrozenMs,
} from './freeze';
export { readFrozenContests } from './frozen-contests';
