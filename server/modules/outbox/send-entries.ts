import type { FastifyBaseLogger, FastifyError } from 'fastify';
import type { OutboxAnswers, OutboxCall, OutboxEntries } from '../../../contract/entities/outbox';
import { isTemporaryError } from '../../../contract/rules/temporary-error';
import type { Call } from '../../platform/http/call';
import { toRefusal } from '../../platform/http/error-handler';
import type { BatchedCall, BatchRequest } from '../../platform/http/keyed-call';
import { Refusal } from '../../platform/http/refusal';
import { outboxBatches } from '../../platform/metrics/metrics';

type Entry = OutboxEntries['entries'][number];
type EntryAnswer = OutboxAnswers['answers'][number];

/** Each stream uses a database connection. */
const parallelStreamsMax = 4;
/**
 * Starts no further entry after this: the client waits twice as long, and an entry may wait for another request with
 * its key.
 */
const batchStartLimitMs = 8000;

/** Each in its own transaction; responses in the order of the entries. */
export async function sendEntries(
  carried: (name: OutboxCall) => BatchedCall | undefined,
  call: Call<'outboxSend'>,
  log: FastifyBaseLogger,
): Promise<OutboxAnswers> {
  const { entries } = call.body;
  outboxBatches.observe(entries.length);
  const answers = new Map<Entry, EntryAnswer>();
  const end = Date.now() + batchStartLimitMs;
  const isOver = () => Date.now() > end || call.endings.some(({ aborted }) => aborted);

  async function goDown(stream: readonly Entry[]): Promise<void> {
    for (const entry of stream) {
      if (isOver()) return;
      const outcome = await tryEntry(carried(entry.call), call, entry, log);
      if (!(outcome instanceof Refusal)) {
        answers.set(entry, { key: entry.key, status: 200, body: outcome.said });
        continue;
      }
      answers.set(entry, refusedAs(entry, outcome));
      // The client will retry it; later entries must wait.
      if (outcome.status === 401 || isTemporaryError(outcome.status, outcome.code)) return;
    }
  }

  const streams = streamsOf(entries);
  let atWork = 0;
  /** The call itself occupies one slot. */
  async function work(): Promise<void> {
    atWork += 1;
    const beside: Promise<void>[] = [];
    for (let next = streams.shift(); next; next = streams.shift()) {
      const leave = streams.length > 0 && atWork < parallelStreamsMax ? call.furtherPlace() : undefined;
      if (leave) beside.push(work().finally(leave));
      await goDown(next);
    }
    atWork -= 1;
    await Promise.all(beside);
  }
  await work();
  return {
    answers: entries.map((entry) => answers.get(entry) ?? refusedAs(entry, new Refusal('NOT_TRIED'))),
  };
}

function streamsOf(entries: readonly Entry[]): Entry[][] {
  const streams = new Map<number, Entry[]>();
  for (const entry of entries) {
    const stream = streams.get(entry.stream);
    if (stream) stream.push(entry);
    else streams.set(entry.stream, [entry]);
  }
  return [...streams.values()];
}

async function tryEntry(
  run: BatchedCall | undefined,
  carrier: BatchRequest,
  { key, call, body }: Entry,
  log: FastifyBaseLogger,
): Promise<{ said: unknown } | Refusal> {
  try {
    if (!run) throw new Error(`No module answers ${call}`);
    return { said: await run(carrier, key, body) };
  } catch (error) {
    const refusal = toRefusal(error as FastifyError | Refusal);
    if (refusal.code === 'INTERNAL') log.error({ err: error, call });
    return refusal;
  }
}

function refusedAs({ key }: Entry, refusal: Refusal): EntryAnswer {
  const { retryAfterSeconds } = refusal.details;
  return {
    key,
    status: refusal.status,
    retryAfterSeconds: retryAfterSeconds !== undefined ? Math.ceil(retryAfterSeconds) : undefined,
    body: refusal.body(),
  };
}
