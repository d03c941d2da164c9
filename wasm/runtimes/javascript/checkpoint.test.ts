import moduleLoader from '@jitl/quickjs-wasmfile-release-sync/emscripten-module';
import { QuickJSFFI } from '@jitl/quickjs-wasmfile-release-sync/ffi';
import { newQuickJSWASMModuleFromVariant, type QuickJSContext } from 'quickjs-emscripten';
import { expect, test } from 'vitest';
import { Checkpoint } from './checkpoint';
import { findRandomState } from './random-state';
import { contextPointer, type RawModule } from './raw-engine';

async function newContext(): Promise<{ raw: RawModule; context: QuickJSContext }> {
  let raw: RawModule | undefined;
  const quickjs = await newQuickJSWASMModuleFromVariant({
    type: 'sync',
    importFFI: async () => QuickJSFFI,
    importModuleLoader: async () => async (options) => {
      const module = await moduleLoader(options);
      raw = module as unknown as RawModule;
      return module;
    },
  });
  if (!raw) throw new Error('The engine was not made.');
  return { raw, context: quickjs.newContext() };
}

function evaluate(context: QuickJSContext, code: string): string {
  return context.unwrapResult(context.evalCode(code)).consume((value) => String(context.dump(value)));
}

test('after a restore every program finds the same state', async () => {
  const { raw, context } = await newContext();
  evaluate(context, 'globalThis.kept = { count: 0 }');
  const checkpoint = Checkpoint.take(raw);
  const look = () => evaluate(context, 'JSON.stringify([kept, typeof left, [3, 1, 2].sort(), ++kept.count])');
  const first = look();
  for (const mischief of [
    'globalThis.left = Array.from({ length: 3e4 }, (_, i) => "v" + i)',
    'Array.prototype.sort = null; JSON.stringify = null; kept = null',
    'globalThis.left = []; for (let i = 0; i < 2e3; i++) left.unshift([i]); left = left.filter((v, i) => i % 3)',
    'Object.freeze(globalThis); Promise.reject(1); 0',
  ]) {
    evaluate(context, mischief);
    expect(checkpoint.restore()).toBe(true);
    // Memory behind the image must not matter.
    raw.HEAPU8.fill(0xff, checkpoint.bytes);
    expect(look()).toBe(first);
    expect(checkpoint.restore()).toBe(true);
  }
});

test('a packed checkpoint restores another instance', async () => {
  const [one, two] = [await newContext(), await newContext()];
  evaluate(one.context, 'globalThis.kept = { list: [1, "two", () => 3] }');
  const packed = Checkpoint.take(one.raw).pack();
  expect(Checkpoint.unpack(two.raw, packed).restore()).toBe(true);
  expect(evaluate(two.context, 'kept.list[1] + kept.list[2]()')).toBe('two3');
  expect(evaluate(one.context, 'kept.list[1] + kept.list[2]()')).toBe('two3');
});

test('does not keep memory that has grown large', async () => {
  const { raw, context } = await newContext();
  const checkpoint = Checkpoint.take(raw);
  evaluate(context, 'globalThis.left = "x".repeat(9e7)');
  expect(checkpoint.restore()).toBe(false);
});

test('finds the random state, and another state gives other numbers', async () => {
  const { raw, context } = await newContext();
  const start = contextPointer(context);
  const chance = () => evaluate(context, 'Math.random()');
  const offset = findRandomState((bytes) => raw.HEAPU8.slice(start, start + bytes).buffer, chance);
  if (offset === undefined) throw new Error('It was not found.');
  const checkpoint = Checkpoint.take(raw);
  const first = chance();
  checkpoint.restore();
  expect(chance()).toBe(first);
  checkpoint.restore();
  crypto.getRandomValues(raw.HEAPU8.subarray(start + offset, start + offset + 8));
  expect(chance()).not.toBe(first);
});
