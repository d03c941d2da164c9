/** In the program's output; all counted from 1. */
export interface OutputPlace {
  line: number;
  column: number;
  token: number;
}

export type CompareResult = { accepted: true } | { accepted: false; at: OutputPlace; message: string };
