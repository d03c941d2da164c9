import type { Context } from '../../platform/context';
import type { Api } from '../../platform/http/api';
import { senderGroup } from '../../platform/http/sender-group';
import { listAnswers } from './list-answers';
import { chainRefusedAnswer, submitAnswer } from './submit-answer';

export function answerRoutes({ on }: Api, { config }: Context): void {
  on('answersSubmit', ({ db, body, caller }) => submitAnswer(db, body, caller?.uid), {
    afterRefusal: ({ db, body, caller }, refusal) => chainRefusedAnswer(db, body, caller?.uid, refusal),
    limit: {
      perMinute: config.limits.submit,
      by: ({ caller, address }) => ['answer', senderGroup(caller?.uid, address)],
    },
  });

  on('answersList', async ({ db, params, caller }) => ({
    answers: await listAnswers(db, params.problemID, caller.uid),
  }));
}
