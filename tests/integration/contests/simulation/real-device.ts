import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, vi } from 'vitest';
import { defaultLanguage, type Language } from '../../../../contract/limits';
import type { Person } from '../../client';
import type { Situation, Work } from './participant';
import type { Random } from './random';

/** One in so many requests gets no answer, after the server handled it. */
const lostOf = 6;

/** Like a browser that denies it. So each page has a name of its own, although all devices share this process. */
function denyLocalStorage(): void {
  const get = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get });
}

/** The modules of one device, with a database of its own: each device imports its own, as each browser does. */
async function importDevice() {
  denyLocalStorage();
  vi.resetModules();
  const { default: Dexie } = await import('dexie');
  Object.assign(Dexie.dependencies, { indexedDB: new IDBFactory(), IDBKeyRange });
  const [db, chain, contact, runs, claims, api, transport, servers, report, device, delivery, drain, all] =
    await Promise.all([
      import('../../../../src/data/db/app-db'),
      import('../../../../src/data/contest-run/contest-run-chain'),
      import('../../../../src/data/contest-run/contest-run-contact'),
      import('../../../../src/data/contest-run/contest-runs'),
      import('../../../../src/data/claims/dexie-outbox'),
      import('../../../../src/sync/transport/api-client'),
      import('../../../../src/sync/transport/transport'),
      import('../../../../src/sync/server/servers'),
      import('../../../../src/sync/contest-run/report-start'),
      import('../../../../src/data/contest-run/run-device'),
      import('../../../../src/sync/drain/deliver-entries'),
      import('../../../../src/sync/drain/drain-once'),
      import('../../../../contract/endpoints'),
    ]);
  return {
    ...db,
    ...chain,
    ...contact,
    ...runs,
    ...claims,
    ...api,
    ...transport,
    ...servers,
    ...report,
    ...device,
    ...delivery,
    ...drain,
    ...all,
  };
}

/** A participant whose page is the product's: database, outbox, hash chain, client and delivery. */
export class RealDevice {
  readonly person: Person;
  isOnline = true;
  isPauseKnown = false;
  unanswered = 0;
  readonly #situation: Situation;
  readonly #works: Work[];
  readonly #parts: Awaited<ReturnType<typeof importDevice>>;
  readonly #call: ReturnType<Awaited<ReturnType<typeof importDevice>>['createApiClient']>;
  #written = 0;
  /** Of the last entry or contact, since the contest began. */
  #lastMs = 0;
  #acknowledged = new Map<string, string>();

  static async create(situation: Situation, person: Person, works: readonly Work[]): Promise<RealDevice> {
    return new RealDevice(await importDevice(), situation, person, works);
  }

  private constructor(
    parts: Awaited<ReturnType<typeof importDevice>>,
    situation: Situation,
    person: Person,
    works: readonly Work[],
  ) {
    this.person = person;
    this.#parts = parts;
    this.#situation = situation;
    this.#works = [...works].sort((a, b) => a.minute - b.minute);
    const send = parts.createTransport();
    const { uid, token: idToken } = person;
    this.#call = parts.createApiClient(parts.endpoints, {
      transport: async (path, init, patience) => {
        if (!this.isOnline) throw new TypeError('Failed to fetch');
        const answer = await send(`${situation.url}${path}`, inCompressedTime(init, situation), patience);
        if (path.endsWith('/outbox') && lost(situation.random)) throw new TypeError('Failed to fetch');
        return answer;
      },
      servers: parts.createServerList(situation.url),
      tokens: async () => ({ type: 'token', token: { uid, idToken } }),
      now: Date.now,
      onContact: (contact) => {
        if (this.isOnline && contact !== 'reached') this.unanswered += 1;
      },
      onClockSample: () => undefined,
    });
  }

  get acknowledged(): ReadonlyMap<string, string> {
    return this.#acknowledged;
  }

  get waiting(): number {
    return this.#works.length + this.#written - this.#acknowledged.size;
  }

  async open(): Promise<void> {
    const answer = await this.#parts.reportStart(this.#call, this.person.uid, this.#situation.slug, {
      takeOver: true,
      watch: 'fullscreen',
    });
    expect([this.person.username, answer.ok && answer.data.run.end]).toEqual([this.person.username, null]);
  }

  /** The contest moved into the past by this much; the device's clock follows the contest. */
  async pass(ms: number): Promise<void> {
    await this.#parts.appDb.contestRuns.toCollection().modify((run) => {
      run.startedAtMs -= ms;
      if (run.deadlineAtMs !== null) run.deadlineAtMs -= ms;
    });
  }

  async write(): Promise<void> {
    if (this.isOnline && this.isPauseKnown) return;
    const { time, slug: contestSlug } = this.#situation;
    const nowMs = time.elapsedMs();
    while (this.#works[0] && this.#works[0].minute * 60_000 <= nowMs) {
      const { minute, problemID, code, answer } = this.#works.shift() as Work;
      // After everything that the page did before.
      const writtenMs = Math.min(nowMs, Math.max(Math.round(minute * 60_000), this.#lastMs + 1));
      this.#lastMs = writtenMs;
      const agoMs = nowMs - writtenMs;
      const at = { serverMs: Date.now() - agoMs, deviceMs: time.deviceNowMs() - agoMs };
      const place = { account: this.person.uid, contestSlug, problemID };
      const id = code
        ? await this.#parts.submitCodeInRun(
            { ...place, code: code.text, language: (code.language as Language) ?? defaultLanguage },
            at,
          )
        : await this.#parts.submitAnswerInRun({ ...place, answer: answer ?? '' }, at);
      expect(id).not.toBeNull();
      this.#written += 1;
    }
  }

  async contact(): Promise<void> {
    if (!this.isOnline) return;
    const { uid: account } = this.person;
    const { slug: contestSlug } = this.#situation;
    const report = await this.#parts.contactOf(account, contestSlug, Date.now());
    if (!report) throw new Error(`${this.person.username} has no run`);
    this.#lastMs = Math.max(this.#lastMs, this.#situation.time.elapsedMs());
    const asked = await this.#parts.runStamp(account, contestSlug);
    const body = { ...report, device: this.#parts.runDevice() };
    const answer = await this.#call('contestContact', { body, account, retries: 0 });
    if (!answer.ok) return;
    const { run, pausedSince, name, endTime, openContestForever, eventRules, version, serverTime } =
      answer.data;
    expect(run).toMatchObject({ end: null, isBlocked: false });
    expect(run.isElsewhere).toBeUndefined();
    const contest = { name, endTime, openContestForever, eventRules, version };
    await this.#parts.mergeServerRun(
      account,
      contestSlug,
      {
        ...run,
        contest,
        serverTime,
        reportedElapsedMs: report.elapsedMs,
        ...(pausedSince && { pausedSince }),
      },
      asked,
    );
    this.isPauseKnown = pausedSince !== undefined;
  }

  /** One pass of the outbox, as the service worker makes it. */
  async deliver(): Promise<void> {
    if (!this.isOnline) return;
    const { uid } = this.person;
    const { appDb, dexieOutbox } = this.#parts;
    await dexieOutbox.makeDue([uid]);
    const { deliver, most } = this.#parts.createDelivery(this.#call, Date.now);
    const context = { store: dexieOutbox, owner: 'page', now: Date.now, random: () => 0.5 };
    await this.#parts.drainOnce({ ...context, accounts: () => [uid], deliver, most }, 10_000);
    const rows = [...(await appDb.submissions.toArray()), ...(await appDb.answers.toArray())];
    for (const row of rows) {
      const id =
        'submissionID' in row ? row.submissionID : 'result' in row ? row.result?.answerID : undefined;
      if (id === undefined) continue;
      expect(this.#acknowledged.get(row.id) ?? id).toBe(id);
      this.#acknowledged.set(row.id, id);
    }
    const refused = await appDb.outbox.where('state').anyOf('refused', 'paused').toArray();
    expect(refused.map(({ error }) => error)).toEqual([]);
  }
}

/** The report of a start reads the clock of the machine, which does not follow the compressed time. */
function inCompressedTime(init: RequestInit, { time }: Situation): RequestInit {
  const body = typeof init.body === 'string' ? (JSON.parse(init.body) as object) : {};
  if (!('deviceTime' in body) || 'run' in body) return init;
  const deviceTime = new Date(time.deviceNowMs()).toISOString();
  return { ...init, body: JSON.stringify({ ...body, deviceTime }) };
}

const lost = (random: Random) => random(lostOf) === 0;
