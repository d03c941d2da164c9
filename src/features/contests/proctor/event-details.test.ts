import { afterAll, expect, test, vi } from 'vitest';

vi.stubGlobal('codeferryTranslation', {
  language: 'es',
  locale: 'es',
  sentences: {},
  messages: { 'features/contests/proctor': { leftPage: 'Salió.', excused: { blur: 'Sin advertencia.' } } },
});
vi.resetModules();
const { watchStep } = await import('./watch-run');

afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const row = { warnings: 0, maxWarnings: 3, deadlineAtMs: null };

test('PROC-2 the organiser gets the details of events in English, whatever the language of the participant is', () => {
  const left = { type: 'left', how: 'pageLeft', now: 1000, isExcused: false } as const;
  expect(watchStep(row, left)?.events).toEqual([
    { kind: 'fullscreenExit', detail: 'Left the contest page.' },
  ]);
  const absence = { how: 'blur', leftAtMs: 0, countsAtMs: null, isCounted: false } as const;
  expect(watchStep({ ...row, absence }, { type: 'returned', now: 1000 })?.events).toEqual([
    { kind: 'return', awayMs: 1000, detail: 'No warning.' },
  ]);
});
