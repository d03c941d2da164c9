import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { Clarification } from '../../../contract/entities/contest/clarification';
import { claimOne, settleOne } from '../../sync/drain/testbed/one-entry';
import { storeContestMessages } from '../copies/contest-messages';
import { appDb } from '../db/app-db';
import { askOrganiser, ownQuestions } from './clarifications';

const place = { account: 'ada', contestSlug: 'race' };
const states = async () =>
  (await ownQuestions('ada', 'race')).map(({ id, state, answer }) => [id, state, answer?.text]);

test('a question is saved with its entry, sent, then answered; a question from another device is shown too', async () => {
  const id = await askOrganiser({ ...place, contestName: 'Race', problemID: 'SUM', text: ' Is n ever 0? ' });
  expect(await states()).toEqual([[id, 'saved', undefined]]);
  expect(await appDb.payloads.get(id)).toMatchObject({
    payload: { contestSlug: 'race', id, problemID: 'SUM', text: 'Is n ever 0?' },
  });

  const lease = { owner: 'tab', now: Date.now(), leaseMs: 1000, accounts: ['ada'] };
  const { entry } = await claimOne(lease);
  expect(entry).toMatchObject({ id, kind: 'contestAsk', stream: 'ada/ask:race' });
  const claimed = { id, owner: 'tab', attempts: entry?.attempts ?? 0 };
  await settleOne(claimed, { type: 'done', at: 7, result: {} });
  expect(await states()).toEqual([[id, 'sent', undefined]]);
  const said: Clarification = {
    id,
    problemID: 'SUM',
    text: 'Is n ever 0?',
    askedAt: '2026-11-22T10:00:00.000Z',
    answer: null,
  };
  await storeContestMessages('race', [], [said]);
  expect(await states()).toEqual([[id, 'sent', undefined]]);

  const answer = { text: 'No.', at: '2026-11-22T10:05:00.000Z', toAll: true };
  const elsewhere = { ...said, id: 'of-another-device', askedAt: '2026-11-22T09:00:00.000Z' };
  await storeContestMessages('race', [], [{ ...said, answer }, elsewhere]);
  expect(await states()).toEqual([
    [id, 'answered', 'No.'],
    ['of-another-device', 'sent', undefined],
  ]);
  expect(await ownQuestions('ben', 'other')).toEqual([]);
});

test('an empty question is not stored', async () => {
  const nothing = { account: 'ada', contestSlug: 'empty', contestName: 'Empty', text: '  ' };
  await expect(askOrganiser(nothing)).rejects.toMatchObject({ code: 'invalidPayload' });
  expect(await ownQuestions('ada', 'empty')).toEqual([]);
});
