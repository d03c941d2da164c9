import { expect, test } from 'vitest';
import { requestOf, upcastPayload } from './define-intent';

const payload = { code: 'print(1)', language: 'PYTHON3', problemID: 'P', type: 'problem' } as const;
const at = (version: number, upcast = {}) => ({ kind: 'codeSubmit' as const, version, upcast });

test('a payload of the current version is used unchanged', () => {
  expect(upcastPayload(at(1), 1, payload)).toBe(payload);
});

test('an older payload is upgraded step by step', () => {
  const steps = {
    1: (old: unknown) => ({ ...(old as object), second: true }),
    2: (old: unknown) => ({ ...(old as object), third: true }),
  };
  expect(upcastPayload(at(3, steps), 1, payload)).toEqual({ ...payload, second: true, third: true });
  expect(upcastPayload(at(3, steps), 2, payload)).toEqual({ ...payload, third: true });
});

test('a missing step is a fault that is reported', () => {
  expect(() => upcastPayload(at(2), 1, payload)).toThrow('No way from version 1');
});

test('address parameters are removed from the body', () => {
  expect(requestOf({}, payload)).toEqual({ body: payload });
  expect(requestOf({ address: { problemID: 'id' } }, { problemID: 'P', code: '1' })).toEqual({
    params: { id: 'P' },
    body: { code: '1' },
  });
});
