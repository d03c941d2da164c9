import type { GivenAnswer } from '../../../contract/entities/answer';
import type { Database } from '../../platform/database/open';
import { findQuestion } from './find-question';

/** More than anybody looks through. */
const listedMax = 100;

/** A person's own answers to a question, newest first. */
export async function listAnswers(db: Database, problemID: string, uid: string): Promise<GivenAnswer[]> {
  const { pk } = await findQuestion(db, problemID, uid);
  const rows = await db
    .selectFrom('answers')
    .select(['id', 'answer', 'correct', 'score', 'received_time'])
    .where('uid', '=', uid)
    .where('problem_pk', '=', pk)
    // Of one that is held for review nobody is told yet whether it is right.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('contest_entries')
            .select('contest_entries.id')
            .whereRef('contest_entries.id', '=', 'answers.id')
            .where('contest_entries.state', '=', 'held'),
        ),
      ),
    )
    .orderBy('received_time', 'desc')
    .limit(listedMax)
    .execute();
  return rows.map(({ id, answer, correct, score, received_time }) => ({
    answerID: id,
    answer,
    correct,
    score,
    receivedTime: received_time.toISOString(),
  }));
}
