import { expect, test } from 'vitest';
import { upcastPayload } from './outbox-payload';

const payload = { code: 'print(1)', language: 'PYTHON3', problemID: 'P', type: 'problem' } as const;

test('a payload of the current version is taken as it is', () => {
  expect(upcastPayload('codeSubmit', 1, payload)).toBe(payload);
});

test('an older one is brought up step by step', () => {
  const steps = {
    codeSubmit: {
      1: (old: unknown) => ({ ...(old as object), second: true }),
      2: (old: unknown) => ({ ...(old as object), third: true }),
    },
  };
  expect(upcastPayload('codeSubmit', 1, payload, steps, 3)).toEqual({
    ...payload,
    second: true,
    third: true,
  });
  expect(upcastPayload('codeSubmit', 2, payload, steps, 3)).toEqual({ ...payload, third: true });
});

test('a missing step is a fault that is told', () => {
  expect(() => upcastPayload('codeSubmit', 1, payload, {}, 2)).toThrow('No way from version 1');
});
