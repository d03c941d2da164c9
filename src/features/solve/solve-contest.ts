export interface SolveContest {
  slug: string;
  /** RUN-7: while a run is on, the page shows no other problem. */
  onRunning(isOn: boolean): void;
  /** The run continues on another device. */
  isReadOnly: boolean;
}
