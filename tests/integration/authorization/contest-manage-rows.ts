import { randomUUID } from 'node:crypto';
import { minimalContest } from '../../../contract/fixtures/contest-payloads';
import type { ContestObjects } from './contest-rows';
import { everybody, members, type Row, type Statuses } from './row';

const organiser = (status: number): Statuses => ({ ...members(403, 403), creator: status });
const nothing = '5f1d8a0e-6c7b-4a51-9a3e-0d4b8a6a2f10';

export function contestManageRows(objects: () => ContestObjects): Row[] {
  const said = (more: object) => () => ({ contestSlug: objects().slug, ...more });
  return [
    {
      call: 'contestManage',
      about: 'D-35 the creator’s dashboard',
      path: () => `/contests/manage/${objects().slug}`,
      ...organiser(200),
    },
    {
      call: 'contestUpdate',
      about: 'ROLE-10 the creator alone changes it; here a version that is not there',
      body: said({ ...minimalContest, version: 0 }),
      ...organiser(409),
    },
    {
      call: 'contestDelete',
      about: 'one that is not there',
      body: () => ({ contestSlug: 'none' }),
      ...members(404, 404),
    },
    {
      call: 'contestManagePerson',
      about: 'what proctoring saw of a participant',
      body: said({ username: 'creator' }),
      ...organiser(200),
    },
    {
      call: 'contestManageParticipant',
      about: 'ROLE-10 the creator unblocks',
      body: said({ username: 'creator', action: 'unblock' }),
      ...organiser(200),
    },
    {
      call: 'contestManageSubmission',
      about: 'the code of a participant; here there is none',
      body: said({ entryID: nothing }),
      ...organiser(404),
    },
    {
      call: 'contestDecideEntry',
      about: 'the creator decides; here there is nothing to decide upon',
      body: said({ entryID: nothing, decision: 'accept' }),
      ...organiser(404),
    },
    {
      call: 'contestTakeVersion',
      about: 'the creator takes a problem into the contest anew; here it is none of the contest',
      body: said({ problemID: 'NONE', version: 1, note: '' }),
      ...organiser(404),
    },
    {
      call: 'contestAnnounce',
      about: 'the creator speaks to all',
      body: said({ id: nothing, text: 'Read B again.' }),
      ...organiser(200),
    },
    {
      call: 'contestManageClock',
      about: 'the creator lets the contest go on, which was not paused',
      body: said({ action: 'resume' }),
      ...organiser(200),
    },
    {
      call: 'contestAsk',
      about: 'whoever has registered asks, and by now that is everybody who may',
      body: () => ({ contestSlug: objects().slug, id: randomUUID(), text: 'Is it windy?' }),
      ...members(403, 200),
    },
    {
      call: 'contestAnswer',
      about: 'the creator answers; here nothing was asked',
      body: said({ clarificationID: nothing, text: 'No.', toAll: false }),
      ...organiser(404),
    },
    {
      call: 'contestPackCode',
      about: 'the code for the wall',
      path: () => `/contests/manage/${objects().slug}/pack-code`,
      ...organiser(200),
    },
    {
      call: 'contestMessages',
      about: 'what is said to all, and to oneself',
      path: () => `/contests/messages/${objects().slug}`,
      ...everybody(200),
    },
  ];
}
