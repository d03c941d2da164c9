/**
 * One browser: a disk, tabs that open and die, users who sign in and out. The tabs run the real
 * engine.
 */
import { endpoints } from '../../../../contract/endpoints';
import { deviceAccount } from '../../../data/account/account';
import type { OutboxStore, Settled } from '../../../data/claims/outbox-store';
import type { ClaimedEntry, EntryError } from '../../../data/outbox/outbox-entry';
import type { Outcome } from '../../server/classify';
import type { TokenAnswer } from '../../server/tokens';
import { createApiClient } from '../../transport/api-client';
import { createDelivery, type Delivery } from '../deliver-entries';
import { createDrain, type Drain } from '../drain-outbox';
import type { Bug } from './bugs';
import { MemoryOutbox } from './memory-outbox';
import { plainTransport, type Reply } from './reply';
import type { SimulatedLine } from './simulated-line';
import type { SimulatedServer } from './simulated-server';
import type { VirtualTime } from './virtual-time';

const never = <T>() => new Promise<T>(() => {});

export interface World {
  time: VirtualTime;
  random(): number;
  server: SimulatedServer;
  line: SimulatedLine;
  bug: Bug | undefined;
}

export class SimulatedSession {
  account: string = deviceAccount;
  #generation = 0;
  signIns = 0;
  /** A refresh fails: the user must sign in again. */
  revoked = false;

  readonly #world: World;

  constructor(world: World) {
    this.#world = world;
  }

  enter(account: string): void {
    this.account = account;
    this.revoked = false;
    this.#generation = this.#world.server.generation;
    this.signIns += 1;
  }

  token(force: boolean): Promise<TokenAnswer> {
    const { time, line, server, random } = this.#world;
    if (this.account === deviceAccount) return Promise.resolve({ type: 'signedOut' });
    const uid = this.account;
    const current = (): TokenAnswer => ({
      type: 'token',
      token: { uid, idToken: `${uid}-${this.#generation}` },
    });
    if (!force) return Promise.resolve(current());
    return new Promise((resolve) => {
      time.at(5 + random() * 500, () => {
        if (!line.up || !server.up) return resolve({ type: 'unreachable' });
        if (this.revoked) return resolve({ type: 'rejected' });
        this.#generation = server.generation;
        resolve(this.account === uid ? current() : { type: 'unreachable' });
      });
    });
  }
}

export class SimulatedDisk extends MemoryOutbox {
  readonly #bug: Bug | undefined;

  constructor(bug: Bug | undefined) {
    super();
    this.#bug = bug;
  }

  override async claim(request: Parameters<MemoryOutbox['claim']>[0]) {
    if (this.#bug === 'clockOrder') this.#sortByClock();
    const leaseMs = this.#bug === 'noReclaim' ? Number.POSITIVE_INFINITY : request.leaseMs;
    if (this.#bug === 'takesWhatFollows') this.#hurry(request.now);
    const claim = await super.claim({ ...request, leaseMs });
    if (this.#bug === 'removeBeforeSend') for (const { id } of claim.entries) this.rows.delete(id);
    return claim;
  }

  /** Ignores the entries ahead in the stream. */
  #hurry(now: number): void {
    for (const row of this.rows.values()) {
      if (row.state === 'queued' && row.nextAt > now) row.stream += '~';
    }
  }

  #sortByClock(): void {
    const rows = [...this.rows.values()].sort((a, b) => a.createdAt - b.createdAt);
    this.rows.clear();
    for (const row of rows) this.rows.set(row.id, row);
  }

  override async settle(settled: readonly Settled[]) {
    const trusts = this.#bug === 'noFence' || (this.#bug === 'noFenceForMany' && settled.length > 1);
    for (const { fence } of trusts ? settled : []) {
      const row = this.rows.get(fence.id);
      if (row) Object.assign(row, fence, { state: 'inflight', open: 1 });
    }
    return super.settle(settled);
  }

  override async reclaim() {
    return this.#bug === 'noReclaim' ? 0 : super.reclaim();
  }
}

const lost: EntryError = { errorCode: 'UNAUTHENTICATED', error: '', message: '', at: 0 };

function misread(outcomes: Outcome[], bug: Bug | undefined, answered: boolean): Outcome[] {
  const done: Outcome = { type: 'done', result: undefined };
  switch (bug) {
    case 'doneOnServerError':
      return outcomes.map((outcome) => (outcome.type === 'retry' && answered ? done : outcome));
    case 'refusedOn401':
      return outcomes.map((outcome) =>
        outcome.type === 'signIn' ? { type: 'refused', error: lost } : outcome,
      );
    case 'answerOfAnother':
      return [...outcomes.slice(1), ...outcomes.slice(0, 1)];
    case 'allWhenSome':
      return outcomes.some(({ type }) => type === 'done')
        ? outcomes.map((one) => (one.type === 'untried' ? done : one))
        : outcomes;
    default:
      return outcomes;
  }
}

export class SimulatedTab {
  dead = false;
  leading: Drain | undefined;

  readonly #world: World;
  readonly #disk: SimulatedDisk;
  readonly #session: SimulatedSession;

  constructor(world: World, disk: SimulatedDisk, session: SimulatedSession) {
    this.#world = world;
    this.#disk = disk;
    this.#session = session;
  }

  /**
   * Storage takes time, and the tab may die meanwhile: the write may have happened, but nobody
   * learns of it.
   */
  #op<T>(work: () => Promise<T>): Promise<T> {
    if (this.dead) return never();
    const { time, random } = this.#world;
    return new Promise((resolve) => {
      time.at(random() < 0.7 ? 0 : Math.floor(random() * 4), () => {
        if (this.dead && random() < 0.5) return;
        void work().then((value) => {
          if (!this.dead) resolve(value);
        });
      });
    });
  }

  /** Resolves once the entry is on disk; never if the tab dies first. */
  enqueue(entry: Parameters<MemoryOutbox['add']>[0]): Promise<void> {
    return this.#op(() => this.#disk.add(entry));
  }

  get #store(): OutboxStore {
    const disk = this.#disk;
    return {
      claim: (request) => this.#op(() => disk.claim(request)),
      settle: (settled) => this.#op(() => disk.settle(settled)),
      settleAndClaim: (...args) => this.#op(() => disk.settleAndClaim(...args)),
      reclaim: () => this.#op(() => disk.reclaim()),
      resume: (account) => this.#op(() => disk.resume(account)),
      makeDue: (accounts) => this.#op(() => disk.makeDue(accounts)),
      all: () => this.#op(() => disk.all()),
    };
  }

  #delivery(): Delivery {
    const session = this.#session;
    const { time, line, bug } = this.#world;
    let answered = false;
    const call = createApiClient(endpoints, {
      transport: plainTransport(async (request) => {
        const reply = await (this.dead ? never<Reply>() : line.answer(request));
        answered = reply.type === 'reply';
        return reply;
      }),
      servers: { nextOrder: () => ['/api'], replace: () => {} },
      tokens: (force) => session.token(force),
      now: () => time.now,
      onContact: () => {},
      onClockSample: () => {},
    });
    const delivery = createDelivery(call, () => time.now);
    const sentAs = (entry: ClaimedEntry): ClaimedEntry => ({
      ...entry,
      ...(bug === 'newKeyPerTry' && { id: `${entry.id}#${entry.attempts}` }),
      ...(bug === 'sendAsOther' && { account: session.account }),
    });
    return {
      most: delivery.most,
      deliver: async (entries) => {
        const outcomes = await delivery.deliver(entries.map(sentAs));
        if (this.dead) await never();
        return misread(outcomes, bug, answered);
      },
    };
  }

  lead(owner: string): void {
    const { time, random, line } = this.#world;
    this.leading = createDrain({
      store: this.#store,
      owner,
      now: () => time.now,
      random,
      sleepUnless: async (signal, ms) => {
        await time.sleepUnless(signal, ms);
        if (this.dead) await never();
      },
      online: () => line.up,
      signIns: () => this.#session.signIns,
      accounts: () => [...new Set([this.#session.account, deviceAccount])],
      ...this.#delivery(),
    });
    void this.leading.run(true);
  }

  kill(): void {
    this.dead = true;
    this.leading = undefined;
  }
}
