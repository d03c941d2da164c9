/** Messages about what the import loses. */
export interface ImportReport {
  (loss: string): void;
  /** An assumption or a harmless change. */
  assume(line: string): void;
}

export interface ReportLines {
  readonly report: ImportReport;
  readonly lines: string[];
  readonly assumed: string[];
}

export function createReport(): ReportLines {
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
