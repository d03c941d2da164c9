import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { handleWireError } from './wire-error';

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

test('answers the general limit with an error code that the SDK knows', async () => {
  expect(await answerTo({ statusCode: 429 })).toEqual([429, 'TOO_MANY_ATTEMPTS_TRY_LATER']);
});

test('answers 400 for an invalid request and 500 for a bug', async () => {
  expect(await answerTo({ statusCode: 400 })).toEqual([400, 'INVALID_REQUEST']);
  expect(await answerTo({ code: '22021' })).toEqual([400, 'INVALID_REQUEST']);
  expect(await answerTo({})).toEqual([500, 'INTERNAL_ERROR']);
});
