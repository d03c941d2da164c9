import { expect, test } from 'vitest';
import { createQuietGate, type GatePlace } from './quiet-gate';

function controlled(place: GatePlace, how: 'run' | 'alone' = 'run') {
  let end = () => {};
  const state = { begun: false };
  const ended = place[how](() => {
    state.begun = true;
    return new Promise<void>((resolve) => {
      end = resolve;
    });
  });
  return {
    hasBegun: async () => {
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
      return state.begun;
    },
    end: () => {
      end();
      return ended;
    },
  };
}

test('runs of all places are concurrent', async () => {
  const gate = createQuietGate();
  const runs = [controlled(gate.place()), controlled(gate.place())];
  for (const run of runs) expect(await run.hasBegun()).toBe(true);
  for (const run of runs) await run.end();
});

test('an exclusive run waits for active ones, and later ones wait for it', async () => {
  const gate = createQuietGate();
  const before = controlled(gate.place());
  await before.hasBegun();
  const lonely = controlled(gate.place(), 'alone');
  const after = controlled(gate.place());
  expect(await lonely.hasBegun()).toBe(false);
  expect(await after.hasBegun()).toBe(false);
  await before.end();
  expect(await lonely.hasBegun()).toBe(true);
  expect(await after.hasBegun()).toBe(false);
  await lonely.end();
  expect(await after.hasBegun()).toBe(true);
  await after.end();
});

test('an active place is never blocked by a waiting exclusive run: its second program begins at once', async () => {
  const gate = createQuietGate();
  const pair = gate.place();
  const program = controlled(pair);
  await program.hasBegun();
  const lonely = controlled(gate.place(), 'alone');
  const interactor = controlled(pair);
  expect(await interactor.hasBegun()).toBe(true);
  await interactor.end();
  await program.end();
  expect(await lonely.hasBegun()).toBe(true);
  await lonely.end();
});

test('several exclusive runs take turns with the others, and a failed one frees its turn', async () => {
  const gate = createQuietGate();
  let inside = 0;
  const order: string[] = [];
  const works = Array.from({ length: 12 }, async (_, number) => {
    const place = gate.place();
    const alone = number % 3 === 0;
    const task = async () => {
      inside += 1;
      if (alone) expect(inside).toBe(1);
      order.push(alone ? 'alone' : 'beside');
      await place.run(async () => {});
      await new Promise((resolve) => setImmediate(resolve));
      inside -= 1;
      if (number % 4 === 0) throw new Error('failed');
    };
    await (alone ? place.alone(task) : place.run(task)).catch(({ message }) =>
      expect(message).toBe('failed'),
    );
  });
  await Promise.all(works);
  expect(order).toHaveLength(12);
  expect(order.slice(0, 3)).toEqual(['alone', 'beside', 'beside']);
});

test('between two exclusive runs there is time for everybody', async () => {
  const gate = createQuietGate();
  const order: string[] = [];
  const quiet = (name: string) => async () => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    order.push(name);
  };
  const alone = ['first alone', 'second alone'].map((name) => gate.place().alone(quiet(name)));
  const place = gate.place();
  for (const name of ['run 0', 'run 1', 'run 2']) await place.run(async () => order.push(name));
  await Promise.all(alone);
  expect(order).toEqual(['first alone', 'run 0', 'run 1', 'run 2', 'second alone']);
});
