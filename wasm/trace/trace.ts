/** The steps of a program, as `tracer.py` records them. */

export interface Variable {
  name: string;
  value: string;
}

/** A function that is running; the name of the program itself is empty. */
export interface Frame {
  name: string;
  variables: readonly Variable[];
}

export interface Step {
  /** The line that runs next, from 1; in a step with `result`, the one that returned. Null after the end. */
  line: number | null;
  /** What the innermost function returns here. */
  result: string | null;
  /** The program first, the innermost function last. */
  frames: readonly Frame[];
  /** Characters of the output so far. */
  outputLength: number;
}

export interface Trace {
  steps: readonly Step[];
  output: string;
  /** Why the recording ends before the program does. */
  cut: 'steps' | 'time' | null;
  /** The error that ended the program, and its line. */
  error: string | null;
  errorLine: number | null;
}

export const traceLimits = { steps: 1000, seconds: 4, outputLength: 20_000 } as const;

type RawFrame = [name: number, variables: [name: number, value: number][]];

interface RawTrace {
  texts: string[];
  steps: [line: number, outputLength: number, frames: RawFrame[], result: number | null][];
  last: RawFrame[];
  output: string;
  cut: Trace['cut'];
  error: string | null;
  line: number | null;
}

/** @param text what the tracer printed; null if it was stopped before that */
export function readTrace(text: string): Trace | null {
  const raw = parsed(text);
  if (!raw) return null;
  const { texts, cut, output, error } = raw;
  const textOf = (number: number) => texts[number] ?? '';
  const framesOf = (frames: RawFrame[]) =>
    frames.map(([name, variables]) => ({
      name: textOf(name),
      variables: variables.map(([key, value]) => ({ name: textOf(key), value: textOf(value) })),
    }));
  const steps = raw.steps.map(
    ([line, outputLength, frames, result]): Step => ({
      line,
      result: result === null ? null : textOf(result),
      frames: framesOf(frames),
      outputLength,
    }),
  );
  const end: Step = { line: null, result: null, frames: framesOf(raw.last), outputLength: output.length };
  return { steps: cut === null ? [...steps, end] : steps, output, cut, error, errorLine: raw.line };
}

function parsed(text: string): RawTrace | null {
  try {
    return JSON.parse(text) as RawTrace;
  } catch {
    return null;
  }
}
