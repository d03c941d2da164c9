import { createHash, randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { ContactedRun, StartedContest } from '../../../../contract/entities/contest/contest-run';
import type { OutboxAnswers } from '../../../../contract/entities/outbox';
import { answerText, entryText } from '../../../../contract/rules/contest/submission-chain';
import { type Answer, type Person, request } from '../../client';
import type { ContestTime } from './contest-time';
import type { Random } from './random';

export interface Work {
  /** Minute at which the participant is ready to submit. */
  readonly minute: number;
  readonly problemID: string;
  readonly code?: { readonly language: string; readonly text: string };
  readonly answer?: string;
}

export interface Situation {
  readonly url: string;
  readonly slug: string;
  readonly time: ContestTime;
  readonly random: Random;
}

interface Queued {
  readonly key: string;
  readonly call: 'codeSubmit' | 'answersSubmit';
  readonly sequence: number;
  readonly hash: string;
  readonly body: object;
}

/** One in so many responses is lost on its way. */
const lostOf = 6;
const entriesAtOnce = 3;

/** An honest participant's page: it queues entries, contacts the server, and sends what waits until it is acknowledged. */
export class Participant {
  /** By idempotency key: the id that the server answered. */
  readonly acknowledged = new Map<string, string>();
  readonly person: Person;
  isOnline = true;
  isPauseKnown = false;
  /** Requests that the server did not answer. */
  unanswered = 0;
  readonly #url: string;
  readonly #slug: string;
  readonly #time: ContestTime;
  readonly #random: Random;
  readonly #skewMs: number;
  readonly #queue: Queued[] = [];
  readonly #works: Work[];
  #sequence = 0;
  #previousHash = '';
  /** Of the last entry or contact. */
  #lastMs = 0;
  #hasStarted = false;

  constructor({ url, slug, time, random }: Situation, person: Person, works: readonly Work[]) {
    this.person = person;
    this.#url = url;
    this.#slug = slug;
    this.#time = time;
    this.#random = random;
    this.#skewMs = (random(6 * 3600) - 3 * 3600) * 1000;
    this.#works = [...works].sort((a, b) => a.minute - b.minute);
  }

  get waiting(): number {
    return this.#queue.length + this.#works.length;
  }

  /** Opens the run, or reads it again after a reload. */
  async open(): Promise<void> {
    const body = { device: `page of ${this.person.username}`, watch: 'fullscreen', deviceTime: this.#now() };
    const { status, body: started } = await this.#post<StartedContest>(`/contests/start/${this.#slug}`, body);
    expect([this.person.username, status, started.run?.end]).toEqual([this.person.username, 200, null]);
    if (this.#hasStarted) return;
    this.#hasStarted = true;
    this.#previousHash = started.run.previousHash;
  }

  /** Its clock follows the contest. */
  async pass(): Promise<void> {}

  /** Queues what is ready by now. */
  async write(): Promise<void> {
    // A page that knows of the pause submits nothing.
    if (this.isOnline && this.isPauseKnown) return;
    const nowMs = this.#time.elapsedMs();
    while (this.#works[0] && this.#works[0].minute * 60_000 <= nowMs) {
      const work = this.#works.shift() as Work;
      const atMs = Math.max(Math.round(work.minute * 60_000), this.#lastMs + 1);
      this.#enqueue(work, Math.min(atMs, nowMs));
    }
  }

  /** A contact can be lost on its way there or back. */
  async contact(): Promise<void> {
    if (!this.isOnline || this.#random(lostOf) === 0) return;
    const elapsedMs = this.#time.elapsedMs();
    const answer = await this.#tryPost<ContactedRun>('/contests/contact', {
      contestSlug: this.#slug,
      device: `page of ${this.person.username}`,
      sequence: this.#sequence,
      elapsedMs,
      pending: this.#queue.map(({ sequence, hash }) => ({ sequence, hash })),
    });
    this.#lastMs = Math.max(this.#lastMs, elapsedMs);
    if (answer?.status !== 200 || this.#random(lostOf) === 0) return;
    expect(answer.body.run).toMatchObject({ end: null, isBlocked: false });
    expect(answer.body.run.isElsewhere).toBeUndefined();
    this.isPauseKnown = answer.body.pausedSince !== undefined;
  }

  /** In one call for several entries, like the outbox. Entries without an acknowledgement stay in the queue. */
  async deliver(): Promise<void> {
    if (!this.isOnline || this.#queue.length === 0) return;
    const entries = this.#queue
      .slice(0, entriesAtOnce)
      .map(({ key, call, body }) => ({ key, call, body, stream: 0 }));
    const answer = await this.#tryPost<OutboxAnswers>('/outbox', { entries });
    if (answer?.status !== 200) return;
    const isLost = this.#random(lostOf) === 0;
    for (const { key, status, body } of answer.body.answers) {
      // Busy, or behind an entry that must be sent again.
      if (status === 429 || status >= 500 || (status === 409 && isBusy(body))) return;
      const { submissionID, answerID, contest } = body as Receipt;
      const id = submissionID ?? answerID;
      expect({ who: this.person.username, status, body, state: contest?.state }).toMatchObject({
        status: 200,
        state: expect.stringMatching(/^(counted|late)$/),
      });
      // A repeat gets the answer of the first one.
      expect(this.acknowledged.get(key) ?? id).toBe(id);
      this.acknowledged.set(key, id as string);
      if (!isLost) this.#queue.shift();
    }
  }

  #enqueue({ problemID, code, answer = '' }: Work, elapsedMs: number): void {
    const run = {
      sequence: ++this.#sequence,
      previousHash: this.#previousHash,
      elapsedMs,
      deviceTime: this.#deviceTime(this.#time.deviceNowMs() - this.#time.elapsedMs() + elapsedMs),
    };
    const content = code?.text ?? answerText(answer);
    const what = { contestSlug: this.#slug, problemID, language: code?.language ?? '', content };
    const hash = createHash('sha256').update(entryText(run, what)).digest('hex');
    const work = code ? { code: code.text, language: code.language } : { answer };
    this.#queue.push({
      key: randomUUID(),
      call: code ? 'codeSubmit' : 'answersSubmit',
      sequence: run.sequence,
      hash,
      body: { ...work, problemID, type: 'contest', contestSlug: this.#slug, run },
    });
    this.#previousHash = hash;
    this.#lastMs = elapsedMs;
  }

  #now(): string {
    return this.#deviceTime(this.#time.deviceNowMs());
  }

  #deviceTime(ms: number): string {
    return new Date(ms + this.#skewMs).toISOString();
  }

  #post<T>(path: string, body: object): Promise<Answer<T>> {
    return request<T>(`${this.#url}/api${path}`, body, { ...this.person, key: randomUUID() });
  }

  /** Undefined: no connection. */
  async #tryPost<T>(path: string, body: object): Promise<Answer<T> | undefined> {
    return await this.#post<T>(path, body).catch(() => {
      this.unanswered += 1;
      return undefined;
    });
  }
}

interface Receipt {
  readonly submissionID?: string;
  readonly answerID?: string;
  readonly contest?: { readonly state: string };
}

const isBusy = (body: unknown) =>
  ['IN_PROGRESS', 'NOT_TRIED'].includes((body as { errorCode?: string }).errorCode ?? '');
