import { expect, test } from 'vitest';
import { languages } from '../../../contract/limits';
import { startVisit } from '../../support/browser/visit';
import { openEditor, programs, typed } from './typing/editor-on-device';

const visit = await startVisit();
const speedsMs = [40, 120, 200];

for (const kind of ['desk', 'phone'] as const) {
  test.each(languages)(`SOLVE-1 %s typed on a ${kind} appears as typed, at each speed`, async (language) => {
    const texts = await Promise.all(
      speedsMs.map(async (delayMs) => {
        const page = await openEditor(visit, kind);
        return typed(page, kind, language, programs[language], delayMs);
      }),
    );
    expect(texts).toEqual(speedsMs.map(() => programs[language]));
  });
}
