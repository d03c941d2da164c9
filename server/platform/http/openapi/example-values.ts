/** Values for the examples in the API documentation, by the name of the field. */
const anId = '7d5f0a3c-1b2e-4c6d-8e9f-0a1b2c3d4e5f';
const aTime = '2026-11-24T09:30:00.000Z';
const aHash = 'n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg';

export const idValue = anId;
export const timeValue = aTime;
export const dayValue = '2026-11-24';

export const textValues: Readonly<Record<string, string>> = {
  _id: '1',
  affiliation: 'Harbour School',
  author: 'ada.l',
  by: 'ada.l',
  category: 'general',
  challengeID: 'first-crossing',
  className: 'Informatics 9b',
  classCode: 'K7P-Q2X',
  code: 'a, b = map(int, input().split())\nprint(a + b)\n',
  compiler: 'Python 3.13.5',
  contactEmail: 'support@example.org',
  contest: 'autumn-cup',
  contestName: 'Autumn Cup',
  contestSlug: 'autumn-cup',
  country: 'NOR',
  creator: 'ada.l',
  creatorName: 'Ada',
  currentURL: 'https://codeferry.example/code/SUM',
  description: 'Add two numbers.',
  displayName: 'Ada',
  email: 'ada@example.org',
  expected: '3\n',
  fault: 'The username is already taken.',
  file: '3f1c9a.png',
  groupName: 'A',
  hash: aHash,
  input: '1 2\n',
  judge: 'judge-1',
  message: 'Done.',
  minClientVersion: '0.1.0',
  name: 'Ada',
  newPassword: 'secret-2',
  object: 'sum',
  otp: '012345',
  output: '3\n',
  participant: 'ada.l',
  password: 'secret-1',
  previousHash: aHash,
  problemID: 'SUM',
  problemTitle: 'Sum',
  query: 'sum',
  questionText: 'Which end of a ship is behind?',
  reason: 'The network of the school was down.',
  sampleInput: '1 2\n',
  sampleOutput: '3\n',
  slug: 'autumn-cup',
  snippet: 'Add two numbers.',
  sourceUrl: 'https://code.example.org/codeferry',
  tag: 'arithmetic',
  teamName: 'The Deckhands',
  text: 'Is the input sorted?',
  title: 'Sum',
  token: 'eyJhbGciOiJFUzI1NiJ9…',
  url: 'https://codeferry.example',
  username: 'ada.l',
  version: '0.1.0',
};

/** Elements of lists, by the name of the list. */
export const itemValues: Readonly<Record<string, string>> = {
  allowedEmails: 'ada@example.org',
  emailDomains: 'example.org',
  emails: 'ada@example.org',
  groups: 'A',
  ids: 'SUM',
  problems: 'SUM',
  servers: 'https://codeferry.example',
  tags: 'arithmetic',
  usernames: 'ada.l',
};

/** Of parameters in the address, by call. They differ from the field of the same name in a body. */
export const parameterValues: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  badgeGet: { name: 'beginner' },
  ccsList: { endpoint: 'problems' },
  ccsObject: { endpoint: 'problems', object: 'sum' },
  challengeGet: { id: 'first-crossing' },
  problemIdAvailable: { id: 'SUM' },
};
