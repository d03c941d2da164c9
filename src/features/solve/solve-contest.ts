/** A problem that is solved in the run of a contest, as whoever composes the page says. */
export interface SolveContest {
  slug: string;
  /** RUN-7: a run has begun or ended; while it is on, the page shows no other problem. */
  onRunning(isOn: boolean): void;
}
