import { deepEqual } from './deep-equal';
import { inspect } from './inspect/inspect';

type Message = string | Error | undefined;

export class AssertionError extends Error {
  readonly code = 'ERR_ASSERTION';
  readonly generatedMessage: boolean;
  readonly actual: unknown;
  readonly expected: unknown;
  readonly operator: string;

  constructor(
    operator: string,
    actual: unknown,
    expected: unknown,
    message: string,
    given: string | undefined,
  ) {
    super(given ?? message);
    Object.defineProperty(this, 'name', { value: 'AssertionError', configurable: true, writable: true });
    this.generatedMessage = given === undefined;
    this.actual = actual;
    this.expected = expected;
    this.operator = operator;
  }
}

type Assert = ReturnType<typeof build>;

export function makeAssert(): Assert & { strict: Assert } {
  const loose = build(true);
  const strict = build(false);
  return Object.assign(loose, { strict: Object.assign(strict, { strict }) });
}

function build(isLoose: boolean) {
  const same = isLoose ? looselyEqual : Object.is;
  const ok = (value: unknown, message?: Message) =>
    check(Boolean(value), '==', value, true, 'The expression evaluated to a falsy value', message);
  const pair =
    (operator: string, passes: (a: unknown, b: unknown) => boolean, text: string, showsBoth = false) =>
    (actual: unknown, expected: unknown, message?: Message) =>
      check(
        passes(actual, expected),
        operator,
        actual,
        expected,
        `${text}\n\n${both(actual, expected)}\n`,
        showsBoth && typeof message === 'string' ? `${message}\n\n${both(actual, expected)}\n` : message,
      );
  const strictEqual = pair('strictEqual', Object.is, 'Expected values to be strictly equal:', true);
  const deepStrict = pair(
    'deepStrictEqual',
    (a, b) => deepEqual(a, b),
    'Expected values to be strictly deep-equal:',
    true,
  );
  return Object.assign((value: unknown, message?: Message) => ok(value, message), {
    ok,
    AssertionError,
    strictEqual,
    notStrictEqual: pair(
      'notStrictEqual',
      (a, b) => !Object.is(a, b),
      'Expected "actual" to be strictly unequal to:',
    ),
    deepStrictEqual: deepStrict,
    notDeepStrictEqual: pair(
      'notDeepStrictEqual',
      (a, b) => !deepEqual(a, b),
      'Expected values not to be deep-equal:',
    ),
    equal: isLoose ? pair('==', same, 'Expected values to be loosely equal:') : strictEqual,
    notEqual: pair('!=', (a, b) => !same(a, b), 'Expected values not to be equal:'),
    deepEqual: isLoose
      ? pair('deepEqual', (a, b) => deepEqual(a, b, true), 'Expected values to be loosely deep-equal:')
      : deepStrict,
    notDeepEqual: pair(
      'notDeepEqual',
      (a, b) => !deepEqual(a, b, isLoose),
      'Expected values not to be deep-equal:',
    ),
    match: (text: string, pattern: RegExp, message?: Message) =>
      check(
        pattern.test(text),
        'match',
        text,
        pattern,
        `The input did not match ${pattern}. Input:\n\n${inspect(text)}\n`,
        message,
      ),
    fail: (message?: Message) => check(false, 'fail', undefined, undefined, 'Failed', message),
    throws,
    ifError: (value: unknown) => {
      if (value === null || value === undefined) return;
      throw value instanceof Error
        ? value
        : new AssertionError(
            'ifError',
            value,
            null,
            `ifError got unwanted exception: ${inspect(value)}`,
            undefined,
          );
    },
    doesNotThrow: (call: () => unknown) => void call(),
    rejects: async (promise: Promise<unknown> | (() => Promise<unknown>)) => {
      const outcome = await settle(typeof promise === 'function' ? promise() : promise);
      check(
        outcome === 'rejected',
        'rejects',
        undefined,
        undefined,
        'Missing expected rejection.',
        undefined,
      );
    },
  });
}

function looselyEqual(a: unknown, b: unknown): boolean {
  // biome-ignore lint/suspicious/noDoubleEquals: `assert.equal` compares like this
  return a == b || (Number.isNaN(a) && Number.isNaN(b));
}

function both(actual: unknown, expected: unknown): string {
  return `${inspect(actual)} !== ${inspect(expected)}`;
}

function check(
  passed: boolean,
  operator: string,
  actual: unknown,
  expected: unknown,
  text: string,
  message: Message,
): void {
  if (passed) return;
  if (message instanceof Error) throw message;
  throw new AssertionError(operator, actual, expected, text, message);
}

function throws(call: () => unknown, expected?: unknown, message?: Message): void {
  try {
    call();
  } catch (error) {
    if (expected instanceof RegExp && !expected.test(String(error))) throw error;
    if (
      typeof expected === 'function' &&
      expected.prototype &&
      !(error instanceof (expected as new () => object))
    )
      throw error;
    return;
  }
  check(false, 'throws', undefined, expected, 'Missing expected exception.', message);
}

async function settle(promise: Promise<unknown>): Promise<'fulfilled' | 'rejected'> {
  return promise.then(
    () => 'fulfilled' as const,
    () => 'rejected' as const,
  );
}
