import type { ContestObjects } from './contest-rows';
import { members, type Row, type Statuses } from './row';

const organiser = (status: number): Statuses => ({ ...members(403, 403), creator: status });
const nothing = '5f1d8a0e-6c7b-4a51-9a3e-0d4b8a6a2f10';

/** Questions at the jury's desk, and similar submissions. */
export function contestJuryRows(objects: () => ContestObjects): Row[] {
  const said = (more: object) => () => ({ contestSlug: objects().slug, ...more });
  return [
    {
      call: 'contestTakeClarification',
      about: 'only the creator, without a question',
      body: said({ clarificationID: nothing, action: 'take', from: null }),
      ...organiser(404),
    },
    {
      call: 'contestCannedAnswers',
      about: 'only the creator chooses the list',
      body: said({ answers: ['No comment.'] }),
      ...organiser(200),
    },
    {
      call: 'contestSimilarity',
      about: 'names and pairs of similar submissions',
      path: () => `/contests/similarity/${objects().slug}`,
      ...organiser(200),
    },
    {
      call: 'contestCheckSimilarity',
      about: 'only the creator starts a check',
      body: said({}),
      ...organiser(200),
    },
    {
      call: 'contestSimilarCode',
      about: 'only the creator reads code, here an unknown pair',
      body: said({ leftID: nothing, rightID: nothing }),
      ...organiser(404),
    },
  ];
}
