/** One simulated history of a device, determined by a seed: actions, faults and a final check. */
import type { Bug } from './bugs';
import { SimulatedDisk, SimulatedSession, SimulatedTab, type World } from './simulated-device';
import { type LineCounts, SimulatedLine } from './simulated-line';
import { type Effect, refusedCode, SimulatedServer } from './simulated-server';
import { seededRandom, VirtualTime } from './virtual-time';

export type Command =
  | {
      does: 'submit';
      tab: number;
      problem: number;
      refused: boolean;
      signedOut: boolean;
    }
  | { does: 'wait'; ms: number }
  | { does: 'line' | 'server'; up: boolean }
  | { does: 'open' | 'kill' | 'steal'; tab: number }
  | { does: 'signIn'; account: string }
  | { does: 'signOut' | 'expire' | 'revoke' }
  | { does: 'setClock'; ms: number };

export interface Story {
  /** Empty if the run is correct. */
  violations: string[];
  counts: LineCounts & { submissions: number; kills: number; steals: number };
}

interface Intent {
  id: string;
  account: string;
  stream: string;
  code: string;
  acknowledged: boolean;
}

/** Longer than any backoff, lease and timeout combined. */
const healingMs = 4 * 3_600_000;

class Simulation {
  readonly time = new VirtualTime();
  readonly world: World;
  readonly disk: SimulatedDisk;
  readonly session: SimulatedSession;
  readonly tabs = new Map<number, SimulatedTab>();
  readonly intents = new Map<string, Intent>();
  readonly counts = { submissions: 0, kills: 0, steals: 0 };
  skewMs = 0;
  leaders = 0;

  constructor(seed: number, bug: Bug | undefined, faultRate: number) {
    const random = seededRandom(seed);
    const server = new SimulatedServer(bug, random);
    const line = new SimulatedLine(this.time, random, server, faultRate);
    this.world = { time: this.time, random, server, line, bug };
    this.disk = new SimulatedDisk(bug);
    this.session = new SimulatedSession(this.world);
  }

  #alive = () => [...this.tabs.values()].filter((tab) => !tab.dead);
  #pokeAll = () => {
    for (const tab of this.#alive()) tab.leading?.poke();
  };

  #lead(tab: SimulatedTab): void {
    this.leaders += 1;
    tab.lead(`leader${this.leaders}`);
  }

  /** The browser grants the lock to the next tab soon after a leader is gone. */
  #elect(): void {
    const alive = this.#alive();
    if (alive.some((tab) => tab.leading)) return;
    const [next] = alive;
    if (next) this.#lead(next);
  }

  open(n: number): SimulatedTab {
    const known = this.tabs.get(n);
    if (known && !known.dead) return known;
    const tab = new SimulatedTab(this.world, this.disk, this.session);
    this.tabs.set(n, tab);
    this.time.at(1, () => this.#elect());
    return tab;
  }

  #submit({ tab, problem, refused, signedOut }: Command & { does: 'submit' }): void {
    const id = `i${this.counts.submissions}`;
    this.counts.submissions += 1;
    const account = signedOut ? 'device' : this.session.account;
    const stream = `${account}/problem:${problem}`;
    const code = `${id}${refused ? '!' : ''}`;
    const intent: Intent = { id, account, stream, code, acknowledged: false };
    this.intents.set(id, intent);
    const payload = { code, language: 'PYTHON3', problemID: `P${problem}`, type: 'problem' } as const;
    const createdAt = this.time.now + this.skewMs;
    const entry = { id, kind: 'codeSubmit', stream, account, payload, createdAt } as const;
    const written = this.open(tab).enqueue(entry);
    void written.then(() => {
      intent.acknowledged = true;
      this.#pokeAll();
    });
  }

  #signIn(account: string): void {
    this.session.enter(account);
    void this.disk.resume(account).then(this.#pokeAll);
  }

  #kill(n: number): void {
    const tab = this.tabs.get(n);
    if (!tab || tab.dead) return;
    this.counts.kills += 1;
    tab.kill();
    this.time.at(this.world.random() * 50, () => this.#elect());
  }

  /** The old leader does not know yet and continues. */
  #steal(n: number): void {
    const tab = this.tabs.get(n);
    if (!tab || tab.dead || tab.leading) return;
    this.counts.steals += 1;
    const old = this.#alive().filter((other) => other.leading);
    this.#lead(tab);
    this.time.at(this.world.random() * 3000, () => {
      for (const other of old) {
        other.leading?.stop();
        other.leading = undefined;
      }
      this.#elect();
    });
  }

  async take(command: Command): Promise<void> {
    const { server, line } = this.world;
    switch (command.does) {
      case 'submit':
        this.#submit(command);
        return this.time.run(this.world.random() < 0.5 ? 0 : 6);
      case 'wait':
        return this.time.run(command.ms);
      case 'line':
        line.up = command.up;
        return;
      case 'server':
        server.up = command.up;
        return;
      case 'open':
        this.open(command.tab);
        return;
      case 'kill':
        return this.#kill(command.tab);
      case 'steal':
        return this.#steal(command.tab);
      case 'signIn':
        return this.#signIn(command.account);
      case 'signOut':
        this.session.enter('device');
        return;
      case 'expire':
        server.generation += 1;
        return;
      case 'revoke':
        server.generation += 1;
        this.session.revoked = true;
        return;
      case 'setClock':
        this.skewMs = command.ms;
        return;
      default:
        return command satisfies never;
    }
  }

  #isDrained = (account: string) =>
    [...this.disk.rows.values()].every((row) => row.account !== account || !row.open);

  /** Ends all faults and lets every account send its entries. */
  async heal(): Promise<void> {
    const { server, line } = this.world;
    server.up = true;
    line.up = true;
    line.healed = true;
    server.troubled = false;
    this.open(0);
    await this.time.run(1000);
    for (const account of ['ada', 'bob', 'device']) {
      this.#signIn(account);
      await this.disk.makeDue([account, 'device']);
      await this.time.run(healingMs, () => this.#isDrained(account));
    }
  }

  *violations(): Generator<string> {
    for (const intent of this.intents.values()) {
      const { id, code, account, acknowledged } = intent;
      const own = this.world.server.effects.filter((effect) => effect.code === code);
      if (own.length > 1) yield `${id} had ${own.length} effects`;
      if (own.some((effect) => effect.account !== account))
        yield `${id} of ${account} came from ${own[0]?.account}`;
      if (acknowledged) yield* this.#fateViolations(intent, own[0]);
    }
    yield* this.#orderViolations();
  }

  /** Every enqueued entry must be acknowledged or refused. */
  *#fateViolations({ id, code }: Intent, effect: Effect | undefined): Generator<string> {
    const row = this.disk.rows.get(id);
    if (!row) return yield `${id} is gone`;
    const wanted = refusedCode(code) ? 'refused' : 'done';
    if (row.state !== wanted) return yield `${id} is ${row.state}, not ${wanted}`;
    if (wanted !== 'done' && effect) yield `${id} is ${wanted}, and had an effect`;
    if (wanted !== 'done') return;
    if (!effect) yield `${id} had no effect`;
    const kept = this.disk.results.get(id) as { submissionID: string } | undefined;
    if (effect && kept?.submissionID !== effect.submissionID) yield `${id} has a wrong receipt`;
  }

  *#orderViolations(): Generator<string> {
    const seqOf = new Map([...this.disk.rows.values()].map((row) => [row.id, row.seq]));
    const last = new Map<string, number>();
    for (const { code } of this.world.server.effects) {
      const intent = this.intents.get(code);
      const seq = seqOf.get(code);
      if (!intent || seq === undefined) continue;
      if (seq < (last.get(intent.stream) ?? 0)) yield `${code} overtook within ${intent.stream}`;
      last.set(intent.stream, Math.max(seq, last.get(intent.stream) ?? 0));
    }
  }
}

/** Runs the history of a seed; `bug` switches one fault on. */
export async function simulate(
  seed: number,
  commands: Command[],
  bug?: Bug,
  faultRate = 0.45,
): Promise<Story> {
  const simulation = new Simulation(seed, bug, faultRate);
  simulation.open(0);
  await simulation.time.run(5);
  for (const command of commands) await simulation.take(command);
  await simulation.heal();
  return {
    violations: [...simulation.violations()],
    counts: { ...simulation.counts, ...simulation.world.line.counts },
  };
}
