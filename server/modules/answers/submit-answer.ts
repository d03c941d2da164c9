import { randomUUID } from 'node:crypto';
import type { AnswerReceipt, SubmitAnswer } from '../../../contract/entities/answer';
import { answerText } from '../../../contract/rules/contest/submission-chain';
import type { Database } from '../../platform/database/open';
import { Refusal } from '../../platform/http/refusal';
import { countArrival } from '../../platform/metrics/metrics';
import { recordWork } from '../assignments/public';
import { recordAccepted } from '../badges/public';
import { refuseIfClosed } from '../closed-problems/public';
import {
  type AcceptedEntry,
  awardContestant,
  chainRefusedEntry,
  enterContest,
  refreshStanding,
} from '../contests/public';
import { knownChallenge } from '../problems/public';
import { answerFault } from './answer-fault';
import { findQuestion } from './find-question';
import { judgeAnswer, type Marks } from './judge-answer';

/**
 * In practice the user can answer repeatedly, and each response contains the solution. The idempotency key tells a
 * repeated request from a new answer.
 */
export async function submitAnswer(
  transaction: Database,
  body: SubmitAnswer,
  uid: string | undefined,
): Promise<AnswerReceipt> {
  const receivedTime = new Date();
  const entered = await enterIfInContest(transaction, body, uid, receivedTime);
  const problem = await findQuestion(transaction, body.problemID, uid, entered?.problem);
  if (!entered) await refuseIfClosed(transaction, problem.pk, uid);
  const challenge = await knownChallenge(transaction, body.challengeID);
  const marks = judgeAnswer(problem.question, body.answer);
  if (!marks) {
    const message = answerFault(problem.question, body.answer);
    throw new Refusal('VALIDATION', { message, fields: [{ path: 'answer', message }] });
  }
  const answerID = randomUUID();
  await transaction
    .insertInto('answers')
    .values({
      id: answerID,
      uid: uid ?? null,
      problem_pk: problem.pk,
      problem_version: problem.version,
      answer: JSON.stringify(body.answer),
      correct: marks.correct,
      score: marks.score,
      // A device could send another type, and pages of practice would show the entry.
      type: entered ? 'contest' : body.type,
      challenge_id: challenge?.url ?? null,
      device_time: body.deviceTime ? new Date(body.deviceTime) : null,
      received_time: receivedTime,
    })
    .execute();
  countArrival(body.deviceTime, receivedTime);
  if (!entered && uid !== undefined && body.work) {
    const what = { problemID: body.problemID, language: '', content: answerText(body.answer) };
    await recordWork(transaction, { id: answerID, uid, link: body.work, what, receivedTime });
  }
  // Counts would reveal whether a held answer is correct.
  if (uid !== undefined && marks.correct && entered?.standing.state !== 'held') {
    await recordAccepted(transaction, { uid, problemPk: problem.pk, receivedTime });
  }
  if (entered) return await settle(transaction, entered, uid, answerID, marks, receivedTime);
  const explanations = problem.translations.map(({ language, explanation = '' }) => ({
    language,
    text: explanation,
  }));
  return {
    answerID,
    ...marks,
    explanation: problem.explanation,
    ...(explanations.length > 0 && { explanations }),
    receivedTime: receivedTime.toISOString(),
  };
}

async function enterIfInContest(
  transaction: Database,
  body: SubmitAnswer,
  uid: string | undefined,
  receivedTime: Date,
): Promise<AcceptedEntry | undefined> {
  if (body.type !== 'contest' && !body.contestSlug) return undefined;
  const entering = { ...contentOf(body), uid, entry: body.run };
  return await enterContest(transaction, { kind: 'answer', ...entering, receivedTime });
}

const contentOf = ({ contestSlug, problemID, answer }: SubmitAnswer) => ({
  contestSlug: contestSlug ?? '',
  problemID,
  language: '',
  content: answerText(answer),
});

export async function chainRefusedAnswer(
  db: Database,
  body: SubmitAnswer,
  uid: string | undefined,
  refusal: Refusal,
): Promise<void> {
  if (body.contestSlug) await chainRefusedEntry(db, { ...contentOf(body), uid, entry: body.run }, refusal);
}

/** The response has no solution, because others are still answering, and no result if the answer is held. */
async function settle(
  transaction: Database,
  entered: AcceptedEntry,
  uid: string | undefined,
  answerID: string,
  { correct, score, blanks }: Marks,
  receivedTime: Date,
): Promise<AnswerReceipt> {
  const { contestPk, standing } = entered;
  await entered.keep(answerID, { score });
  const isHeld = standing.state === 'held';
  if (uid !== undefined && !isHeld) {
    await refreshStanding(transaction, contestPk, uid);
    if (correct) await awardContestant(transaction, contestPk, uid);
  }
  return {
    answerID,
    correct: correct && !isHeld,
    score: isHeld ? 0 : score,
    blanks: blanks && !isHeld ? blanks : undefined,
    explanation: '',
    receivedTime: receivedTime.toISOString(),
    contest: standing,
  };
}
