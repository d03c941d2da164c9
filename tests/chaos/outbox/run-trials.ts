/**
 * Tests the built product's outbox in a real browser: three tabs write answers while the connection, tabs,
 * browser and server fail. The server must have each answer that the device reported as saved, exactly once
 * and under its author.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { queryDatabase } from '../../support/product/embedded-database';
import { seededRandom } from '../seeded-random';
import { type Fault, faults } from './bad-line';
import { Device } from './device';
import type { Plant, Written } from './hands';
import { type Step, storyOf } from './story';

/** A written text, whether or not the device reported it as saved. */
interface Intent {
  text: string;
  written: Written | null;
}

/** Far longer than a trial needs on a busy machine. */
const healedWithinMs = 60_000;
const toldWithinMs = 60_000;
/** Faults per trial, including the final drain. */
const faultsMax = 8;

class Trials {
  readonly intents: Intent[] = [];
  readonly violations: string[] = [];

  readonly device: Device;
  readonly #say: (line: string) => void;

  constructor(device: Device, say: (line: string) => void) {
    this.device = device;
    this.#say = say;
  }

  async #take(
    step: Step,
    write: (step: Step & { does: 'write' }) => void,
    fault: () => Fault | null,
  ): Promise<void> {
    const { device } = this;
    switch (step.does) {
      case 'write':
        return write(step);
      case 'line':
        device.line.isDown = step.is === 'down';
        device.line.nextFault = () => (step.is === 'bad' ? fault() : null);
        return;
      case 'closeTab':
        return device.closeTab(step.tab);
      case 'crashTab':
        return device.crashTab(step.tab);
      case 'killServer':
        return device.killServer();
      case 'killBrowser':
        return device.killBrowser();
      case 'signIn':
        device.line.isDown = false;
        return device.signIn(step.who);
      case 'wait':
        await sleep(step.ms);
        return;
      default:
        return step satisfies never;
    }
  }

  async plant(fault: Plant): Promise<void> {
    this.device.plant = fault;
    await this.device.closeAll();
  }

  counts(): Record<string, number> {
    const saved = this.intents.filter(({ written }) => written).length;
    return { saved, ...this.device.counts, ...this.device.line.counts };
  }

  close(): Promise<void> {
    return this.device.close();
  }

  /** Plays one story, ends all faults and compares the results; true without a violation. A stuck story counts as failed. */
  async run(seed: number): Promise<boolean> {
    const steps = storyOf(seed);
    const own: Intent[] = [];
    const faults = seededFaults(seed + 1);
    const isTold = await within(toldWithinMs, this.#tell(seed, steps, faults, own));
    this.intents.push(...own);
    const found: string[] = isTold ? [] : ['the story did not come to its end'];
    this.device.line.nextFault = faults;
    const left = await this.#heal();
    if (left > 0) {
      const waiting = await this.device.waiting();
      found.push(
        `${left} entries were not settled in ${healedWithinMs / 1000} s:\n  ${waiting.join('\n  ')}`,
      );
    }
    found.push(...(await this.check(own)));
    for (const violation of found) this.violations.push(`seed ${seed}: ${violation}`);
    if (found.length > 0)
      this.#say(`seed ${seed}\n  ${steps.map((step) => JSON.stringify(step)).join('\n  ')}`);
    return found.length === 0;
  }

  async #tell(seed: number, steps: readonly Step[], fault: () => Fault | null, own: Intent[]): Promise<true> {
    const writing: Promise<void>[] = [];
    const write = ({ tab, problem }: Step & { does: 'write' }) => {
      const intent: Intent = { text: `t${seed}-${own.length}`, written: null };
      own.push(intent);
      writing.push(
        this.device.write(tab, problem, intent.text).then((written) => {
          intent.written = written;
        }),
      );
    };
    await this.device.openAll();
    for (const step of steps) await this.#take(step, write, fault);
    await Promise.all(writing);
    return true;
  }

  /** Returns the number of entries that are unsettled at the timeout. */
  async #heal(): Promise<number> {
    await this.device.heal();
    const end = Date.now() + healedWithinMs;
    let left = await this.device.unsettled();
    while (left > 0 && Date.now() < end) {
      await sleep(100);
      left = await this.device.unsettled();
    }
    return left;
  }

  /**
   * Violations among these intents. Of users who are signed out, checks only for duplicates and wrong
   * authors.
   */
  async check(intents: readonly Intent[]): Promise<string[]> {
    const rows = await queryDatabase<{ id: string; uid: string | null; text: string }>(
      this.device.dataDir,
      `select id::text, uid, answer->>'told' as text from answers where answer->>'told' = any($1)`,
      [intents.map(({ text }) => text)],
    );
    const standing = await this.device.standing();
    return intents.flatMap((intent) => {
      const effects = rows.filter(({ text }) => text === intent.text);
      return [...faultsOf(intent, effects, standing[intent.written?.id ?? ''])];
    });
  }

  /** Signs in each author again; afterwards no entry may remain. */
  async settleAll(): Promise<void> {
    for (const [who] of this.device.uids.entries()) {
      await this.device.signIn(who);
      await this.#heal();
    }
    const standing = await this.device.standing();
    for (const violation of await this.check(this.intents)) this.violations.push(`in the end: ${violation}`);
    for (const { text, written } of this.intents) {
      const state = written && standing[written.id]?.state;
      if (written && state !== 'done') this.violations.push(`in the end: ${text} still waits as ${state}`);
    }
  }
}

/** A fault for each request, by the seed; none after the maximum. */
function seededFaults(seed: number): () => Fault | null {
  const random = seededRandom(seed);
  let left = faultsMax;
  return () => {
    left -= 1;
    if (left < 0 || random() >= 0.6) return null;
    return faults[Math.floor(random() * faults.length)] ?? null;
  };
}

/** `undefined` on timeout. */
function within<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  return Promise.race([work, sleep(ms, undefined, { ref: false })]);
}

function* faultsOf(
  { text, written }: Intent,
  effects: { id: string; uid: string | null }[],
  entry: { state: string; answerID: string | undefined } | undefined,
): Generator<string> {
  if (effects.length > 1) yield `${text} is there ${effects.length} times`;
  if (!written) return;
  const owner = written.account === 'device' ? null : written.account;
  const [effect] = effects;
  // An entry written signed out and never tried belongs to the next user.
  if (effect && effect.uid !== owner && owner !== null) yield `${text} of ${owner} came from ${effect.uid}`;
  if (!entry) yield `${text} was saved and is no longer on the device`;
  if (entry?.state === 'done' && !effect) yield `${text} counts as sent, and the server does not have it`;
  if (entry?.state === 'done' && effect && entry.answerID !== effect.id)
    yield `${text} has another's receipt`;
  if (entry?.state === 'refused') yield `${text} was refused`;
}

export type { Trials };

/** Sets up everything, with a signed-in user. Call `close` afterwards. */
export async function openTrials(say: (line: string) => void = () => {}): Promise<Trials> {
  const device = await Device.open();
  await device.openAll();
  await device.signIn(0);
  return new Trials(device, say);
}
