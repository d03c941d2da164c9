import { afterEach, expect, test, vi } from 'vitest';
import { mayKeepSpare, whenLongHidden } from './spare-policy';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['much memory', 8, 'PYTHON3', true],
  ['even more memory', 32, 'JAVASCRIPT_NODE', true],
  ['little memory', 4, 'PYTHON3', false],
  ['memory that the browser does not report', undefined, 'PYTHON3', false],
  ['much memory, but a compiler', 8, 'CPP17', false],
] as const)('whether there may be a spare: %s', (_title, deviceMemory, language, may) => {
  vi.stubGlobal('navigator', { deviceMemory });
  expect(mayKeepSpare(language)).toBe(may);
});

function pageStub(): { page: Document; turn(visibilityState: DocumentVisibilityState): void } {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' }) as unknown as Document;
  const turn = (visibilityState: DocumentVisibilityState) => {
    Object.assign(page, { visibilityState });
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return { page, turn };
}

test('calls back for a page that is hidden for long, not for one that returns in time', () => {
  vi.useFakeTimers();
  const { page, turn } = pageStub();
  const act = vi.fn();
  const end = whenLongHidden(page, act);
  turn('hidden');
  vi.advanceTimersByTime(10_000);
  turn('visible');
  vi.advanceTimersByTime(600_000);
  expect(act).not.toHaveBeenCalled();
  turn('hidden');
  vi.advanceTimersByTime(600_000);
  expect(act).toHaveBeenCalledTimes(1);
  page.dispatchEvent(new Event('freeze'));
  expect(act).toHaveBeenCalledTimes(2);
  end();
  page.dispatchEvent(new Event('freeze'));
  expect(act).toHaveBeenCalledTimes(2);
});
