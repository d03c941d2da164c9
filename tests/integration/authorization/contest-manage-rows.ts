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
      about: 'ROLE-10 only the creator, with an unknown version',
      body: said({ ...minimalContest, version: 0 }),
      ...organiser(409),
    },
    {
      call: 'contestDelete',
      about: 'an unknown one',
      body: () => ({ contestSlug: 'none' }),
      ...members(404, 404),
    },
    {
      call: 'contestManagePerson',
      about: 'the proctoring events of a participant',
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
      about: 'the code of a participant without a submission',
      body: said({ entryID: nothing }),
      ...organiser(404),
    },
    {
      call: 'contestManageStaff',
      about: 'only the creator adds people, without such a user',
      body: said({ username: 'nobody', role: 'judge' }),
      ...organiser(404),
    },
    {
      call: 'contestManageEntries',
      about: 'all submissions',
      body: said({ page: 0 }),
      ...organiser(200),
    },
    {
      call: 'contestManageTest',
      about: 'a test of a submission that does not exist',
      body: said({ entryID: nothing, testcaseIndex: 0 }),
      ...organiser(404),
    },
    {
      call: 'contestManageNote',
      about: 'a note about a submission that does not exist',
      body: said({ entryID: nothing, action: 'add', id: nothing, text: 'Looks copied.' }),
      ...organiser(404),
    },
    {
      call: 'contestDecideEntry',
      about: 'only the creator, without an entry to decide',
      body: said({ entryID: nothing, decision: 'accept' }),
      ...organiser(404),
    },
    {
      call: 'contestTakeVersion',
      about: 'only the creator, with a problem outside the contest',
      body: said({ problemID: 'NONE', version: 1, note: '' }),
      ...organiser(404),
    },
    {
      call: 'contestAnnounce',
      about: 'only the creator announces',
      body: said({ id: nothing, text: 'Read B again.' }),
      ...organiser(200),
    },
    {
      call: 'contestManageClock',
      about: 'only the creator resumes, without a pause',
      body: said({ action: 'resume' }),
      ...organiser(200),
    },
    {
      call: 'contestAsk',
      about: 'registered users; here all who may register',
      body: () => ({ contestSlug: objects().slug, id: randomUUID(), text: 'Is it windy?' }),
      ...members(403, 200),
    },
    {
      call: 'contestAnswer',
      about: 'only the creator, without a question',
      body: said({ clarificationID: nothing, text: 'No.', toAll: false }),
      ...organiser(404),
    },
    {
      call: 'contestPackCode',
      about: 'the code that opens packs',
      path: () => `/contests/manage/${objects().slug}/pack-code`,
      ...organiser(200),
    },
    {
      call: 'contestEditorials',
      about: 'texts for the time after the end',
      path: () => `/contests/manage/${objects().slug}/editorials`,
      ...organiser(200),
    },
    {
      call: 'contestManagePractice',
      about: 'only the creator opens problems for practice',
      body: said({ action: 'open', openForPractice: false }),
      ...organiser(200),
    },
    {
      call: 'contestMessages',
      about: 'messages to all and to the sender',
      path: () => `/contests/messages/${objects().slug}`,
      ...everybody(200),
    },
    {
      call: 'contestResultSettings',
      about: 'freeze, medals, and whether there is a password',
      path: () => `/contests/results/${objects().slug}`,
      ...organiser(200),
    },
    {
      call: 'contestChangeResults',
      about: 'only the creator, during the contest',
      body: said({ action: 'unfreeze' }),
      ...organiser(403),
    },
    {
      call: 'contestResults',
      about: 'all submissions',
      path: () => `/contests/results/${objects().slug}/rows`,
      ...organiser(200),
    },
  ];
}
