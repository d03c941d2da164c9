import type { JudgeEvent } from '../../judge/types';
import type { Database } from '../../platform/database/open';
import type { JudgeJob } from '../../platform/queue';
import { advance } from './claimed-submission';

/** Of a shorter judgement nobody sees the states between: they are told with one statement at its end. */
const worthTellingMs = 1000;

export interface EvaluationTeller {
  hear(event: JudgeEvent): void;
  /** Resolves when all that was heard is written; whether the submission is being evaluated now. */
  settled(): Promise<boolean>;
}

/**
 * Takes a submission through the states of evaluation while they last (RUN-4): all of its programs have run, and the last output
 * is being checked. Beside the judging, which does not wait for it; what could not be written is made up for at the end.
 */
export function tellEvaluation(db: Database, job: JudgeJob, totalTestcases: number): EvaluationTeller {
  const begunAt = performance.now();
  let telling: Promise<boolean> | undefined;
  // A program that fails in the last test case has no output to check: its judgement ends before these states are all told.
  let isEvaluating = false;
  return {
    hear(event) {
      if (!('testcaseIndex' in event) || event.testcaseIndex !== totalTestcases - 1) return;
      if (event.type === 'ran') {
        if (performance.now() - begunAt >= worthTellingMs) telling ??= advance(db, job, 'ran');
      } else if (event.type === 'checking') {
        telling = telling
          ?.then(async (told) => told && (await advance(db, job, 'handedOver')))
          .then(async (told) => {
            isEvaluating = told && (await advance(db, job, 'checking'));
            return isEvaluating;
          });
      }
      telling?.catch(() => {}); // `settled` tells
    },
    async settled() {
      await telling?.catch(() => {});
      return isEvaluating;
    },
  };
}
