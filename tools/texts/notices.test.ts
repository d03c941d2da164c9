/** Texts about a contest that the server or a device stores (contract/notices of each language). */
import path from 'node:path';
import { expect, test } from 'vitest';
import { malpracticeCause, proctorDetails } from '../../contract/rules/contest/proctor';
import { clockNotices, decisionNotices, entryReasons } from '../../server/modules/contests/messages';
import { noticeForOrganiser } from '../../server/modules/contests/organiser-notices';
import { stubTranslation } from '../../tests/support/stub-translation';
import { translatedLanguages } from './translations';

/** `notice`, as on the page of a language. */
async function noticeIn(language: string): Promise<(stored: string) => string> {
  const file = path.resolve(import.meta.dirname, '../../src/translations', language, 'contract/notices.ts');
  const { messages: notices } = await import(file);
  stubTranslation(language, { notices });
  return (await import('../../contract/translation')).notice;
}

const causes = [0, 1, 2].flatMap((warnings) =>
  [1, 3].flatMap((max) => [
    malpracticeCause('notBack', warnings, max),
    malpracticeCause('tooManyWarnings', warnings + 1, max),
    malpracticeCause('tooManyWarnings', warnings + 1, max, 10),
  ]),
);

const { leftPage, excused, blocked } = proctorDetails;
const details = [leftPage, ...Object.values(excused), ...Object.values(blocked)];

type Text = string | ((...values: never[]) => string);

/** The text with a sample for each value. */
const filled = (text: Text) =>
  typeof text === 'string' ? text : (text as (...values: unknown[]) => string)(7, 'Xyz.');

const clock = [
  ...Object.values(clockNotices).map(filled),
  ...['1 second', '45 seconds', '2 minutes'].map(clockNotices.outageCounted),
];
const decisions = [...Object.values(decisionNotices).map(filled), decisionNotices.extraTime(1)];
const ofOrganiser = [
  ...decisions.map((text) => noticeForOrganiser(text, null, 'Ada')),
  noticeForOrganiser('Xyz.', 'Abc?', 'Ada'),
];
const reasons = Object.values(entryReasons);

const englishWord = /\b(the|and|was|were|your|you|for|has|once|times|warnings?|minutes?|seconds)\b/i;

test.each(translatedLanguages)(
  'PROC-5 PROC-6 D-35 each stored text has a translation: %s',
  async (language) => {
    const notice = await noticeIn(language);
    for (const stored of [...causes, ...details, ...clock, ...decisions, ...ofOrganiser, ...reasons]) {
      expect(notice(stored), stored).not.toBe(stored);
      expect(notice(stored)).not.toMatch(englishWord);
    }
  },
);

test('PROC-10 a cause is a sentence of the language, with the right plural', async () => {
  const notice = await noticeIn('es');
  expect(
    [
      malpracticeCause('tooManyWarnings', 4, 3),
      malpracticeCause('tooManyWarnings', 2, 1),
      malpracticeCause('tooManyWarnings', 4, 3, 10),
      malpracticeCause('notBack', 1, 3),
    ].map(notice),
  ).toEqual([
    'Salió del concurso 4 veces; se permitían 3 advertencias.',
    'Salió del concurso 2 veces; se permitía 1 advertencia.',
    'Estuvo fuera el tiempo de 4 advertencias, una por cada 10 segundos; se permitían 3.',
    'Salió del concurso una vez y no volvió en 15 segundos.',
  ]);
});

test('D-35 a notice keeps the values, and the lines of a reason that the organiser wrote', async () => {
  const notice = await noticeIn('pt');
  expect(notice(decisionNotices.entryRefused('Sum of two', 'Input\nfrom two devices.'))).toBe(
    'Seu envio de Sum of two foi recusado e não conta: Input\nfrom two devices.',
  );
  expect(notice(clockNotices.resumed('3 minutes'))).toBe(
    'A competição continua. Todos recebem 3 minutos a mais.',
  );
});

test.each(['The doors were', 'Remember lunch times', 'A laptop is required', 'Clip the clipboard'])(
  'D-35 a text of an organiser that resembles a notice stays: %s',
  async (text) => {
    for (const language of translatedLanguages) expect((await noticeIn(language))(text)).toBe(text);
  },
);
