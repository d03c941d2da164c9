const minuteMs = 60_000;

/** An ISO time; negative minutes are in the past. */
export const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * minuteMs).toISOString();

/** The same, without seconds, as the server stores times of contests. */
export const inWholeMinutes = (minutes: number): string =>
  new Date(Math.floor(Date.now() / minuteMs + minutes) * minuteMs).toISOString();

/** The fields of a contest that starts and ends in so many minutes. */
export const scheduled = (start: number, end: number) => ({
  openContestImmediately: false,
  startTime: inWholeMinutes(start),
  openContestForever: false,
  endTime: inWholeMinutes(end),
});
