/** Team, affiliation and country: at registration, for the organiser, on the leaderboard and in the Contest API. */
import { beforeAll, expect, test } from 'vitest';
import type { ManagedContest } from '../../../contract/entities/contest/contest-manage';
import { startSite } from '../../support/product/site';
import { createQuestion, type Person, request, signUpPerson } from '../client';
import { contestClient } from '../contest-client';

const { server } = await startSite();
const { post, create, register, enter, answer, board, get, start } = contestClient(() => server.url);
let creator: Person;
let other: Person;

beforeAll(async () => {
  creator = await signUpPerson(server.url, 'creator');
  other = await signUpPerson(server.url, 'other.person');
  await createQuestion(server.url, creator, { id: 'Q1' });
});

const makeContest = () => create(creator, { name: 'Teams', problems: ['Q1'] });
const dashboard = async (slug: string) =>
  (await request<ManagedContest>(`${server.url}/api/contests/manage/${slug}`, undefined, creator)).body;

test('shows team and affiliation on the leaderboard and in the Contest API', async () => {
  const slug = await makeContest();
  const [kim, lou] = [
    await signUpPerson(server.url, 'kim.bulk', { displayName: 'Kim' }),
    await signUpPerson(server.url, 'lou.bulk', { displayName: 'Lou' }),
  ];
  await post('/contests/manage/registration', { contestSlug: slug, asksTeam: true }, creator);
  const teams = [
    [kim, { teamName: 'Heaps', affiliation: 'Uni Ulm', country: 'DEU' }],
    [lou, { teamName: '', affiliation: 'uni ulm', country: 'DEU' }],
  ] as const;
  for (const [person, team] of teams) {
    await register(person, slug, { team });
    await start(person, slug);
    await answer(person, slug, 'Q1', 'option_1');
  }
  const { leaderboard } = await board(slug);
  expect(
    leaderboard.map(({ displayName, affiliation, country }) => [displayName, affiliation, country]).sort(),
  ).toEqual([
    ['Heaps', 'Uni Ulm', 'DEU'],
    ['Lou', 'uni ulm', 'DEU'],
  ]);
  const list = async (name: string) =>
    (
      await request<Record<string, string>[]>(
        `${server.url}/api/ccs/contests/${slug}/${name}`,
        undefined,
        creator,
      )
    ).body;
  const organizations = await list('organizations');
  expect(organizations).toEqual([
    { id: expect.stringMatching(/^[0-9a-f]{16}$/), name: 'Uni Ulm', formal_name: 'Uni Ulm', country: 'DEU' },
  ]);
  const id = organizations[0]?.id;
  expect(await list('teams')).toMatchObject([
    { id: 'kim.bulk', display_name: 'Heaps', organization_id: id },
    { id: 'lou.bulk', display_name: 'Lou', organization_id: id },
  ]);
  const team = { teamName: 'Stacks', affiliation: '', country: '' };
  await post(
    '/contests/manage/participant',
    { contestSlug: slug, username: 'kim.bulk', action: 'team', team },
    creator,
  );
  expect((await list('teams'))[0]).toMatchObject({ display_name: 'Stacks' });
  expect((await list('teams'))[0]).not.toHaveProperty('organization_id');
});

test('registration stores a team only if the organiser asks for it', async () => {
  const slug = await makeContest();
  const team = { teamName: 'Queues', affiliation: 'Uni Jena', country: '' };
  const asks = (asksTeam: boolean) =>
    post('/contests/manage/registration', { contestSlug: slug, asksTeam }, creator);
  await post(`/contests/register/${slug}`, { team }, other);
  expect((await dashboard(slug)).participants[0]?.team).toBeUndefined();
  expect((await get(slug, other)).asksTeam).toBe(false);
  expect((await asks(true)).status).toBe(200);
  expect((await get(slug, other)).asksTeam).toBe(true);
  await post(`/contests/register/${slug}`, { team }, creator);
  const { participants } = await dashboard(slug);
  expect(participants.map((person) => person.team)).toEqual([team, undefined]);
  const hostile = await post(
    `/contests/register/${slug}`,
    { team: { ...team, teamName: 'a\u202eb' } },
    other,
  );
  expect(hostile.status).toBe(400);
  await enter(other, slug);
});
