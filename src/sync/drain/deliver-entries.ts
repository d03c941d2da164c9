/**
 * Sends entries that were claimed together in one call, each with its own key and its own outcome.
 */

import { type SentName, sentEndpoints } from '../../../contract/calls/sent-endpoints';
import type { OutboxAnswers, OutboxCall } from '../../../contract/entities/outbox';
import { outboxBatch } from '../../../contract/limits';
import type { ClaimedEntry } from '../../data/outbox/outbox-entry';
import { reportOfflineStart } from '../contest-run/report-start';
import { classify, type Outcome } from '../server/classify';
import { type Failure, unreachedFailure } from '../server/failure';
import type { Call } from '../transport/api-client';
import { readAnswer } from '../transport/read-answer';
import { parseRetryAfter } from '../transport/retry-after';
import { contestOf, deliverEntry } from './deliver-entry';

export interface Delivery {
  most(): number;
  /** Returns the outcomes in the order of the entries. Never throws. */
  deliver(entries: readonly ClaimedEntry[]): Promise<Outcome[]>;
}

/** After a server or proxy refused a batch, entries are sent one by one for this long. */
const aloneMs = 600_000;

export function createDelivery(call: Call<SentName>, now: () => number): Delivery {
  let aloneUntil = 0;
  return {
    most: () => (now() < aloneUntil ? 1 : outboxBatch.entriesMax),
    async deliver(entries) {
      const [first] = entries;
      if (first && entries.length === 1) return [await deliverEntry(call, first)];
      const outcomes = await deliverTogether(call, entries);
      if (outcomes) return outcomes;
      aloneUntil = now() + aloneMs;
      return entries.map(() => ({ type: 'untried' }));
    },
  };
}

/** `undefined` if this server does not accept the batch. */
async function deliverTogether(
  call: Call<SentName>,
  entries: readonly ClaimedEntry[],
): Promise<Outcome[] | undefined> {
  const heads = headsOf(entries);
  const untold = await tellRuns(call, entries);
  const outcomes = new Map<ClaimedEntry, Outcome>();
  for (const entry of entries) {
    const failure = untold.get(contestOf(entry));
    if (failure) outcomes.set(entry, outcomeOfAll(entry, heads, classify(failure)));
  }
  const rest = entries.filter((entry) => !outcomes.has(entry));
  const [first] = rest;
  if (first) {
    const answer = await call('outboxSend', { body: bodyOf(rest), account: first.account, retries: 0 });
    const whole = answer.ok ? undefined : classify(answer.failure);
    // An entry is refused alone; a refused batch means an older server or a lower limit.
    if (whole?.type === 'refused') return undefined;
    const said = new Map((answer.ok ? answer.data.answers : []).map((one) => [one.key, one]));
    for (const entry of rest) {
      outcomes.set(
        entry,
        whole ? outcomeOfAll(entry, heads, whole) : outcomeOf(entry, heads, said.get(entry.id)),
      );
    }
  }
  return entries.map((entry) => outcomes.get(entry) ?? { type: 'untried' });
}

/** The first entry of each stream; later entries wait for it. */
function headsOf(entries: readonly ClaimedEntry[]): ReadonlySet<ClaimedEntry> {
  const heads = new Map<string, ClaimedEntry>();
  for (const entry of entries) if (!heads.has(entry.stream)) heads.set(entry.stream, entry);
  return new Set(heads.values());
}

function bodyOf(entries: readonly ClaimedEntry[]) {
  const streams = [...new Set(entries.map(({ stream }) => stream))];
  return {
    entries: entries.map(({ id, kind, stream, payload }) => ({
      key: id,
      // The claim batches only kinds that the batch call accepts.
      call: kind as OutboxCall,
      stream: streams.indexOf(stream),
      body: payload,
    })),
  };
}

/** Reports runs started with a typed code before their entries; returns the failures by contest. */
async function tellRuns(
  call: Call<SentName>,
  entries: readonly ClaimedEntry[],
): Promise<Map<string | null | undefined, Failure>> {
  const failures = new Map<string | null | undefined, Failure>();
  const byContest = new Map(entries.map((entry) => [contestOf(entry), entry.account]));
  await Promise.all(
    [...byContest].map(async ([slug, account]) => {
      const opened = slug ? await reportOfflineStart(call, account, slug) : null;
      if (opened && !opened.ok) failures.set(slug, opened.failure);
    }),
  );
  return failures;
}

function outcomeOfAll(entry: ClaimedEntry, heads: ReadonlySet<ClaimedEntry>, outcome: Outcome): Outcome {
  return outcome.type === 'refused' || heads.has(entry) ? outcome : { type: 'untried' };
}

type Said = OutboxAnswers['answers'][number];

/** Outcome by the entry's own answer. A head counts as tried even without one. */
function outcomeOf(entry: ClaimedEntry, heads: ReadonlySet<ClaimedEntry>, said: Said | undefined): Outcome {
  const untried: Outcome = heads.has(entry) ? classify(unreachedFailure('offline')) : { type: 'untried' };
  if (!said) return untried;
  const { status, body, retryAfterSeconds } = said;
  const retryAfterMs = parseRetryAfter(
    retryAfterSeconds === undefined ? null : String(retryAfterSeconds),
    null,
    0,
  );
  const answer = readAnswer(status, body, sentEndpoints[entry.kind].response, retryAfterMs);
  if (answer.ok) return { type: 'done', result: answer.data };
  const { failure } = answer;
  return failure.error.errorCode === 'NOT_TRIED' ? untried : classify(failure);
}
