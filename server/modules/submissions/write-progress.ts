import type { JudgeEvent } from '../../judge/types';
import type { Database } from '../../platform/database/open';

/** Minimum interval between updates: users cannot read faster ones. */
const intervalMs = 500;

export interface ProgressWriter {
  hear(event: JudgeEvent): void;
  end(): Promise<void>;
}

/** In the background; a lost write does not matter. */
export function writeProgress(db: Database, submissionID: string, totalTestcases: number): ProgressWriter {
  let current = 0;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<unknown> | undefined;
  const write = () => {
    timer = undefined;
    const row = { testcase_index: current, total_testcases: totalTestcases, seen_at: new Date() };
    writing = db
      .insertInto('judge_progress')
      .values({ submission_id: submissionID, ...row })
      .onConflict((conflict) => conflict.column('submission_id').doUpdateSet(row))
      .execute()
      .catch(() => {});
  };
  return {
    hear(event) {
      if (event.type !== 'running') return;
      current = event.testcaseIndex;
      timer ??= setTimeout(write, intervalMs);
    },
    async end() {
      clearTimeout(timer);
      if (!writing) return;
      await writing;
      await db
        .deleteFrom('judge_progress')
        .where('submission_id', '=', submissionID)
        .execute()
        .catch(() => {});
    },
  };
}
