import type { JudgeEvent } from '../../judge/types';
import type { Database } from '../../platform/database/open';
import type { JudgeJob } from '../../platform/queue';
import { advance } from './claimed-submission';

/** A shorter evaluation needs only one statement at its end. */
const trackedMinMs = 1000;

export interface EvaluationTracker {
  hear(event: JudgeEvent): void;
  /** Resolves when all states are written, with whether the submission is in evaluation. */
  settled(): Promise<boolean>;
}

/** Writes the evaluation states (RUN-4) without delaying judging; missing ones are written at the end. */
export function trackEvaluation(db: Database, job: JudgeJob, totalTestcases: number): EvaluationTracker {
  const begunAt = performance.now();
  let telling: Promise<boolean> | undefined;
  // After a failure in the last test case, judging can end before all states were written.
  let isEvaluating = false;
  return {
    hear(event) {
      if (!('testcaseIndex' in event) || event.testcaseIndex !== totalTestcases - 1) return;
      if (event.type === 'ran') {
        if (performance.now() - begunAt >= trackedMinMs) telling ??= advance(db, job, 'ran');
      } else if (event.type === 'checking') {
        telling = telling
          ?.then(async (told) => told && (await advance(db, job, 'handedOver')))
          .then(async (told) => {
            isEvaluating = told && (await advance(db, job, 'checking'));
            return isEvaluating;
          });
      }
      telling?.catch(() => {}); // `settled` reports the failure
    },
    async settled() {
      await telling?.catch(() => {});
      return isEvaluating;
    },
  };
}
