import type { GivenAnswer } from '../../../contract/entities/answer';
import type { Database } from '../../platform/database/open';
import { findQuestion } from './find-question';

const listedMax = 100;

export async function listAnswers(db: Database, problemID: string, uid: string): Promise<GivenAnswer[]> {
  const { pk } = await findQuestion(db, problemID, uid);
  const rows = await db
    .selectFrom('answers')
    .select(['id', 'answer', 'correct', 'score', 'received_time'])
    .where('uid', '=', uid)
    .where('problem_pk', '=', pk)
    // Held answers must not reveal whether they are correct.
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
