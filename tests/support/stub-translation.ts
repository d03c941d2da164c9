import { onTestFinished, vi } from 'vitest';
import type { Translation } from '../../contract/translation';

/** Modules that the test imports after this call have these texts. The language is English again after the test. */
export function stubTranslation(language: string, texts: Partial<Translation>): void {
  vi.resetModules();
  const none = { messages: {}, sentences: {}, notices: {} };
  vi.stubGlobal('codeferryTranslation', {
    language,
    locale: language,
    ...none,
    ...texts,
  } satisfies Translation);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });
}
