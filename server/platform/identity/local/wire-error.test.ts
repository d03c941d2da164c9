import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { handleWireError } from './wire-error';

/** What the wire answers when this is thrown. */
async function answerTo(error: object) {
  const app = Fastify();
  app.setErrorHandler(handleWireError);
  app.get('/', () => {
    throw Object.assign(new Error('from inside'), error);
  });
  const answer = await app.inject('/');
  await app.close();
  return [answer.statusCode, answer.json().error.message];
}

test('the general limit is told in the words that the SDK knows', async () => {
  expect(await answerTo({ statusCode: 429 })).toEqual([429, 'TOO_MANY_ATTEMPTS_TRY_LATER']);
});

test('what is not understood is the caller’s fault, what breaks is ours', async () => {
  expect(await answerTo({ statusCode: 400 })).toEqual([400, 'INVALID_REQUEST']);
  expect(await answerTo({ code: '22021' })).toEqual([400, 'INVALID_REQUEST']);
  expect(await answerTo({})).toEqual([500, 'INTERNAL_ERROR']);
});
