import { beforeAll, expect, test } from 'vitest';
import type { SubmissionState } from '../../../contract/entities/submission';
import { joinSharedSite } from '../../support/product/shared-site';
import { createProblem, type Person, request, signUpPerson, submitCode, waitForVerdict } from '../client';

const { server } = await joinSharedSite({ judge: true });
let ada: Person;
let bob: Person;

beforeAll(async () => {
  ada = await signUpPerson(server.url, 'ada.l.chec');
  bob = await signUpPerson(server.url, 'bob.m.chec');
});

const checking = (content: string, more: object = {}) => ({
  checker: {
    type: 'custom',
    protocol: 'exit-code',
    language: 'PYTHON3',
    files: [{ path: 'check.py', content }],
    ...more,
  },
});
const stateFor = async (submissionID: string, person?: Person) =>
  (
    await request<SubmissionState>(
      `${server.url}/api/code/status/${submissionID}`,
      undefined,
      person && { token: person.token },
    )
  ).body;

const scoring = (score: string) =>
  checking(`import sys\nopen(sys.argv[3] + '/score.txt', 'w').write('${score}')\nsys.exit(42)\n`, {
    scores: true,
  });

test.each([
  [
    'exits with an unknown code',
    checking(`import sys\nsys.stderr.write('SECRET ' + open(sys.argv[2]).read())\nsys.exit(7)\n`),
    /Test 1: The checker exited with code 7 .* Its message: SECRET 12/s,
  ],
  ['writes nan as score', scoring('nan'), /Test 1: The checker wrote a score that is not a number/],
  [
    'writes a score without bounds',
    scoring('1e309'),
    /Test 1: The checker wrote a score that is not a number/,
  ],
])(
  'D-42 a checker that %s causes a JE, and only the problem’s creator sees the reason',
  async (_, checker, reason) => {
    const id = await createProblem(server.url, ada, {
      ...checker,
      testCases: [{ input: '12\n', output: '12\n' }],
    });
    const submissionID = await submitCode(server.url, id, { code: 'print(input())' }, bob);
    expect(await waitForVerdict(server.url, submissionID)).toMatchObject({ status: 'error', verdict: 'JE' });
    expect((await stateFor(submissionID, ada)).judgement?.checkerFault).toMatch(reason);
    for (const other of [await stateFor(submissionID, bob), await stateFor(submissionID)]) {
      expect(other.judgement).not.toHaveProperty('checkerFault');
      expect(JSON.stringify(other)).not.toContain('SECRET');
    }
  },
);

test('D-42 rounds the memory shown for hidden tests; the problem’s creator sees the exact values', async () => {
  const id = await createProblem(server.url, ada, {
    testCases: [65, 68, 72, 79].map((byte) => ({ input: `${byte}\n`, output: '0\n', memoryLimit: 256 })),
  });
  const code =
    'kept = bytearray(int(input()) * 2 ** 20)\nkept[::4096] = b"x" * len(kept[::4096])\nprint(1)\n';
  const submissionID = await submitCode(server.url, id, { code }, bob);
  await waitForVerdict(server.url, submissionID);
  const { results } = await stateFor(submissionID, bob);
  expect(results.map(({ memoryBytes, memoryDetail }) => [memoryBytes, memoryDetail])).toEqual(
    Array.from({ length: 4 }, () => [128_000_000, 'rounded']),
  );
  const exact = (await stateFor(submissionID, ada)).results.map(({ memoryBytes }) => memoryBytes);
  expect(new Set(exact).size).toBe(4);
  for (const bytes of exact) expect(bytes % 1_000_000).not.toBe(0);
});
