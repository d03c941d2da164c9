/** Takes note of what a package loses on its way in, a sentence each. */
export interface ImportReport {
  (loss: string): void;
  /** Of what the package did not say, or said in a way that had to be changed. Nothing is lost by it. */
  assume(line: string): void;
}

export interface ReportLines {
  readonly report: ImportReport;
  /** All of them, in order. */
  readonly lines: string[];
  readonly assumed: string[];
}

export function openReport(): ReportLines {
  const lines: string[] = [];
  const assumed: string[] = [];
  const note = (line: string) => {
    if (!lines.includes(line)) lines.push(line);
  };
  const assume = (line: string) => {
    note(line);
    if (!assumed.includes(line)) assumed.push(line);
  };
  return { report: Object.assign(note, { assume }), lines, assumed };
}
