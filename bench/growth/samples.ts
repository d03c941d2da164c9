/**
 * Requests for every call of the contract. The rows of the authorization test are the usual ones; the requests here
 * replace or extend them where the answer depends on the collection.
 */
import { randomUUID } from 'node:crypto';
import { type EndpointName, endpoints } from '../../contract/endpoints';
import { accountRows, signInRows } from '../../tests/integration/authorization/account-rows';
import { adminRows } from '../../tests/integration/authorization/admin-rows';
import {
  type AssignmentObjects,
  assignmentRows,
  newAssignment,
} from '../../tests/integration/authorization/assignment-rows';
import { type ClassObjects, classRows } from '../../tests/integration/authorization/class-rows';
import { contestJuryRows } from '../../tests/integration/authorization/contest-jury-rows';
import { contestManageRows } from '../../tests/integration/authorization/contest-manage-rows';
import { contestRegistrationRows } from '../../tests/integration/authorization/contest-registration-rows';
import { type ContestObjects, contestRows } from '../../tests/integration/authorization/contest-rows';
import { draftRows } from '../../tests/integration/authorization/draft-rows';
import { type Objects, practiceRows } from '../../tests/integration/authorization/practice-rows';
import type { Row, Sender } from '../../tests/integration/authorization/row';
import { sharedDeviceRows } from '../../tests/integration/authorization/shared-device-rows';
import { createProblem, type Person } from '../../tests/integration/client';
import type { Size } from './fill';
import { problemID } from './words';

export interface World {
  readonly url: string;
  readonly databaseUrl: string;
  readonly size: Size;
  readonly person: Person;
  readonly objects: Objects & ContestObjects & ClassObjects & AssignmentObjects;
  query(text: string, values?: unknown[]): Promise<unknown[]>;
  /** Signs up; not measured. */
  newPerson(): Promise<Person>;
}

export interface Sample {
  readonly call: EndpointName;
  readonly about: string;
  /** Prepares one request; not measured. */
  readonly prepare?: (world: World) => Promise<unknown>;
  readonly request: (
    world: World,
    prepared: unknown,
    round: number,
  ) => { path: string; body?: object; token?: string };
}

/** Calls without a request, and why. */
const notMeasured: Partial<Record<EndpointName, string>> = {};

const pathOf = (call: EndpointName) => endpoints[call].path as string;

const post = (call: EndpointName, about: string, body: (world: World, round: number) => object): Sample => ({
  call,
  about,
  request: (world, _prepared, round) => ({ path: pathOf(call), body: body(world, round) }),
});

const get = (call: EndpointName, about: string, path: (world: World, round: number) => string): Sample => ({
  call,
  about,
  request: (world, _prepared, round) => ({ path: path(world, round) }),
});

const search = (about: string, queries: readonly string[]) =>
  post('search', about, (_world, round) => ({ query: queries[round % queries.length] }));

/** A public problem somewhere in the collection, another one in each round. */
const bulkID = ({ size }: World, round: number) =>
  problemID(1 + 20 * ((round * 7919) % (size.problems / 20)));
const bulkName = ({ size }: World, round: number) => `bulk.${1 + ((round * 131) % size.participants)}`;
const solution = 'a, b = map(int, input().split())\nprint(a + b)\n';
const code = (problemID: string) => ({ code: solution, language: 'PYTHON3', problemID, type: 'problem' });
const ofAll = 'bulk-contest-0';

const board = (about: string, page: (world: World) => number): Sample => ({
  call: 'leaderboardGet',
  about,
  request: (world) => ({ path: `/leaderboard/${ofAll}`, body: { page: page(world) } }),
});

const ownSamples: readonly Sample[] = [
  search('one letter', ['a', 'b', 's', 't', 'm', 'x', 'p', 'z']),
  search('a beginning', ['sho', 'arr', 'gra', 'str', 'bri', 'ki', 'lo', 'robo']),
  search('a word', ['graph', 'longest', 'harbour', 'sum', 'lexicographic', 'matrix']),
  search('two words', ['shortest path', 'sum array', 'binary tree', 'path grid', 'longest night']),
  search('a part of words', ['ath', 'tring', 'idge', 'longest sum p']),
  search('typing errors', [
    'shrotest',
    'lexicografic',
    'hrabour',
    'dsitance',
    'permutaton',
    'tresure',
    'conector brige',
  ]),
  search('words of statements', ['bracedi', 'lomuna', 'gujeba', 'permutation atom', 'wixoce']),
  search('common English words', ['the', 'of the', 'and', 'for']),
  search('nothing', ['qqqq', 'zzzyx', '12345678', '++', '%']),
  search('a person', ['bulk.7', 'grace', 'edsger 12', 'barbra']),
  post('problemList', 'first page', () => ({ perPage: 50 })),
  post('problemList', 'by difficulty', () => ({ perPage: 50, sort: 'difficulty', direction: 'desc' })),
  post('problemList', 'recommended', () => ({ perPage: 50, sort: 'recommended' })),
  post('problemList', 'most solved', () => ({ perPage: 50, sort: 'solved' })),
  post('problemList', 'by acceptance', () => ({ perPage: 50, sort: 'acceptance' })),
  post('problemList', 'that one has not tried', () => ({ perPage: 50, state: 'new' })),
  post('problemList', 'that one has solved', () => ({ perPage: 50, state: 'solved' })),
  post('problemList', 'that one has tried', () => ({ perPage: 50, state: 'tried' })),
  post('problemList', 'most solved of a rare tag', () => ({ perPage: 50, sort: 'solved', tags: ['sailor'] })),
  post('problemList', 'of a frequent tag', () => ({ perPage: 50, tags: ['sum'] })),
  post('problemList', 'of a rare tag', () => ({ perPage: 50, tags: ['sailor'] })),
  post('problemGet', 'any', (world, round) => ({ problemID: bulkID(world, round) })),
  get('problemStatistics', 'of any problem', (world, round) => `/problem/statistics/${bulkID(world, round)}`),
  get('problemStatistics', 'of the most solved one', () => `/problem/statistics/${problemID(1)}`),
  post('codeSubmit', 'to the most solved problem', () => code(problemID(1))),
  post('downloadPlan', 'of a challenge', () => ({ kind: 'challenge', name: 'bulk-challenge-3' })),
  post('downloadProblems', 'four', (world, round) => ({
    ids: [0, 1, 2, 3].map((n) => bulkID(world, round + n)),
  })),
  get('challengeGet', 'ten problems', () => '/challenges/get/bulk-challenge-3'),
  post('contestsAll', 'public ones', () => ({})),
  get('contestGet', 'with all participants', () => `/contests/get/${ofAll}`),
  board('all participants, first page', () => 0),
  board('all participants, last page', ({ size }) => Math.floor((size.participants - 1) / 100)),
  get('contestReplay', 'of a hundred participants', () => '/leaderboard/bulk-contest-1/replay'),
  get('profileGet', 'any', (world, round) => `/users/${bulkName(world, round)}`),
  get(
    'usernameAvailable',
    'a taken one',
    (world, round) => `/check_availability/username?username=${bulkName(world, round)}`,
  ),
  get('emailAvailable', 'a taken one', () => '/check_availability/email?email=bulk7@example.org'),
  get(
    'problemIdAvailable',
    'a taken one',
    (world, round) => `/check_availability/problem?id=${bulkID(world, round)}`,
  ),
  get('codeStatus', 'of an old submission', () => '/code/status/00000000-0000-4000-8000-000000000007'),
  {
    call: 'accountDelete',
    about: 'a new account',
    prepare: (world) => world.newPerson(),
    request: (_world, prepared) => {
      const { uid, username, token } = prepared as Person;
      return { path: pathOf('accountDelete'), body: { uid, username }, token };
    },
  },
  {
    call: 'problemUpdate',
    about: 'an own one',
    prepare: async (world) => (await world.query(`select version from problems where id = 'PUBLIC'`))[0],
    request: (_world, prepared, round) => ({
      path: pathOf('problemUpdate'),
      body: {
        problemID: 'PUBLIC',
        version: (prepared as { version: number }).version,
        problem: {
          title: `Sum ${round}`,
          description: 'Add two numbers.',
          difficulty: 'easy',
          public: true,
          testCases: [{ input: '1 2\n', output: '3\n', sample: true }],
        },
      },
    }),
  },
  {
    call: 'problemDelete',
    about: 'an own one',
    prepare: async (world) => {
      return await createProblem(world.url, world.person, { id: `GONE-${randomUUID().slice(0, 8)}` });
    },
    request: (_world, prepared) => ({
      path: pathOf('problemDelete'),
      body: { problemID: prepared as string },
    }),
  },
  {
    call: 'assignmentSave',
    about: 'a new title',
    prepare: async (world) => {
      const { assignmentID } = world.objects;
      return (await world.query(`select version from assignments where id = '${assignmentID}'`))[0];
    },
    request: (world, prepared, round) => ({
      path: pathOf('assignmentSave'),
      body: {
        ...newAssignment(world.objects, `Loops ${round}`),
        version: (prepared as { version: number }).version,
      },
    }),
  },
  {
    call: 'assignmentDelete',
    about: 'an own one',
    prepare: async (world) => {
      const assignmentID = randomUUID();
      await fetch(`${world.url}/api${pathOf('assignmentSave')}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${world.person.token}` },
        body: JSON.stringify(newAssignment({ ...world.objects, assignmentID })),
      });
      return assignmentID;
    },
    request: (_world, prepared) => ({
      path: pathOf('assignmentDelete'),
      body: { assignmentID: prepared as string },
    }),
  },
];

/** Of all calls, in the order of the contract. @throws Error that names calls without a request */
export function samplesOf(only: string | undefined): Sample[] {
  const names = (Object.keys(endpoints) as EndpointName[]).filter(
    (name) => only === undefined || name === only,
  );
  const missing: string[] = [];
  const samples = names.flatMap((name) => {
    if (notMeasured[name] !== undefined) return [];
    const own = ownSamples.filter(({ call }) => call === name);
    const row = usualRow(name);
    if (own.length > 0) return own;
    if (row) return [row];
    missing.push(name);
    return [];
  });
  if (missing.length > 0) {
    throw new Error(`Add a request to bench/growth/samples.ts for: ${missing.join(', ')}`);
  }
  return samples;
}

/** The row that succeeds for the owner, else the first one. */
function usualRow(name: EndpointName): Sample | undefined {
  const rows = rowsOf(() => undefined as never).map(({ call, creator }, index) => ({ call, creator, index }));
  const ofCall = rows.filter(({ call }) => call === name);
  const best = ofCall.find(({ creator }) => creator === 200) ?? ofCall[0];
  if (!best) return undefined;
  return {
    call: name,
    about: 'usual',
    request: (world) => {
      const row = rowsOf(() => world)[best.index];
      if (!row) throw new Error(`no row of ${name}`);
      const sender: Sender = { role: 'creator', person: world.person, token: world.person.token };
      const path = row.path?.() ?? pathOf(name);
      return endpoints[name].method === 'POST' ? { path, body: row.body?.(sender) ?? {} } : { path };
    },
  };
}

function rowsOf(world: () => World): Row[] {
  const objects = () => world().objects;
  return [
    ...practiceRows(objects),
    ...accountRows(() => world().person),
    ...adminRows,
    ...draftRows,
    ...contestRows(objects),
    ...contestManageRows(objects),
    ...contestRegistrationRows(objects),
    ...contestJuryRows(objects),
    ...assignmentRows(objects),
    ...classRows(objects),
    ...sharedDeviceRows(objects),
    ...signInRows(() => world().person),
  ];
}
