import type { CodeRunCase } from '../../../../contract/entities/code-run';
import type { CodeRunRow } from '../../../data/work/code-runs';
import { messages } from '../messages';
import type { CaseReport, RunSource, SolveState } from '../solve-machine';

export interface ShownRun {
  of: RunSource;
  reports: readonly CaseReport[];
}

/** Empty until the run is over. */
export function reportsOfCodeRun({ state, inputs }: CodeRunRow): CaseReport[] {
  if (state?.status !== 'done') return [];
  if (state.compiles === false) {
    // A compile error is the only case, whatever the input.
    return [uncompiled(inputs.length > 0 ? 'custom' : 'sample', state.compileLog ?? '')];
  }
  let custom = 0;
  let sample = 0;
  return state.cases.map((one) => {
    if (one.kind === 'sample') return toReport(one, messages.run.sample(++sample));
    custom += 1;
    return toReport(one, custom > 1 ? messages.run.yourInputNumber(custom) : messages.run.yourInput);
  });
}

const emptyResult = { stdout: '', exitCode: null, timeMs: 0, memoryBytes: null };

function uncompiled(kind: CaseReport['kind'], log: string): CaseReport {
  const result = { ...emptyResult, outcome: 'compileError', stderr: log } as const;
  return { kind, title: messages.run.compiler, input: null, expected: null, result, matches: null };
}

function toReport({ kind, input, expected, matches, ...result }: CodeRunCase, title: string): CaseReport {
  return { kind, title, input: input ?? null, expected: expected ?? null, matches, result };
}

/** The latest run of the chosen language: another language is another program. */
export function chooseRun(
  local: Pick<SolveState, 'of' | 'reports'>,
  rows: readonly CodeRunRow[],
  language: RunSource['language'],
): ShownRun | null {
  const judged = rows.map((row) => ({
    of: { language: row.language, code: row.code, place: 'judge' as const, startedAt: row.createdAt },
    reports: reportsOfCodeRun(row),
  }));
  const all: ShownRun[] = local.of ? [{ of: local.of, reports: local.reports }, ...judged] : judged;
  return all
    .filter(({ of }) => of.language === language)
    .reduce<ShownRun | null>(
      (last, one) => (last && last.of.startedAt >= one.of.startedAt ? last : one),
      null,
    );
}
