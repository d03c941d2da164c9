/** One student's device: the real databases and the real sync engine, with a student who works at random. */
import './device-world';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { enterSession, restoreSession } from '../../src/auth/session';
import { appDb } from '../../src/data/db/app-db';
import { openDrafts } from '../../src/data/drafts/draft-sync';
import { saveDraft } from '../../src/data/drafts/drafts';
import { outboxSummary } from '../../src/data/outbox/outbox';
import { submitAnswer } from '../../src/data/work/answers';
import { submitCode } from '../../src/data/work/submissions';
import { startSync } from '../../src/sync/start-sync';
import { seededRandom } from '../../tests/chaos/seeded-random';
import type { DeviceReport, DeviceTask } from './device-task';

const { person, problems, question, seed, pauseMs } = workerData as DeviceTask;
const random = seededRandom(seed);
const account = person.uid;
const language = 'PYTHON3' as const;
const submissions: DeviceReport['submissions'][number][] = [];
const answers: DeviceReport['answers'][number][] = [];
const drafts = new Map<string, string>();

const programOf = (isRight: boolean, n: number) =>
  isRight
    ? `a, b = map(int, input().split())\nprint(a + b)  # ${account} ${n}\n`
    : `print("no ${n}")  # ${account}\n`;

let acts = 0;
async function act(): Promise<void> {
  acts += 1;
  const problemID = problems[Math.floor(random() * problems.length)] ?? '';
  const kind = random();
  if (kind < 0.5) {
    const code = `# draft ${acts} of ${account}\n`;
    await saveDraft({ account, problemID, language, contestSlug: '' }, code);
    drafts.set(problemID, code);
  } else if (kind < 0.8) {
    const isRight = random() < 0.5;
    const code = programOf(isRight, acts);
    const id = await submitCode({ account, problemID, language, code, type: 'problem' });
    submissions.push({ id, problemID, code, isRight });
  } else {
    const isRight = random() < 0.5;
    const answer = isRight ? 'option_1' : 'option_0';
    answers.push({ id: await submitAnswer({ account, problemID: question, answer }), isRight });
  }
}

async function unsent(): Promise<number> {
  const { waiting, sending, paused } = await outboxSummary(account);
  return waiting + sending + paused + (await openDrafts(account)).length;
}

async function isSettled(): Promise<boolean> {
  if ((await unsent()) > 0) return false;
  const rows = await appDb.submissions.toArray();
  return rows.every(({ receipt }) => receipt === 'judged' || receipt === 'refused');
}

async function report(): Promise<DeviceReport> {
  const rows = await appDb.submissions.toArray();
  return {
    submissions,
    answers,
    drafts: [...drafts].map(([problemID, code]) => ({ problemID, code })),
    shown: rows.map(({ id, receipt, state }) => ({ id, receipt, verdict: state?.verdict ?? null })),
    unsent: await unsent(),
  };
}

let isOver = false;
parentPort?.on('message', () => {
  isOver = true;
});

restoreSession();
enterSession({
  person: { ...person, displayName: person.username, photoURL: null },
  identity: { provider: 'local' },
});
startSync();
while (!isOver) {
  await sleep(pauseMs * (0.3 + 1.4 * random()));
  if (!isOver) await act();
}
/** The network works now; a device looks for it at most so often. */
const patienceMs = 240_000;
for (const end = Date.now() + patienceMs; !(await isSettled()) && Date.now() < end; ) await sleep(500);
parentPort?.postMessage(await report());
