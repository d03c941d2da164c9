import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, signUpPerson } from '../../integration/client';
import { signInDevice } from '../../support/browser/sign-in-fast';
import { startVisit, withServiceWorker } from '../../support/browser/visit';
import { expectRoundTrip } from '../../support/package-round-trip';
import { problemIn, problemPackagePage, zipOfFiles } from '../../support/pages/problem-package-page';
import { uniqueName } from '../../support/unique-name';

const visit = await startVisit({ device: withServiceWorker });
const { page } = visit;
const wizard = problemPackagePage(visit);
const { dialog, begin, choose, accept, toPreview, save } = wizard;
let ada: Person;

beforeAll(async () => {
  ada = await signUpPerson(visit.url, uniqueName('ada'));
});
beforeEach(() => signInDevice(page, visit.url, ada));

test('D-44 a package with groups and points can be opened, saved and opened again offline, with its data byte for byte', async () => {
  await expectRoundTrip(visit, wizard, 'balancedpairs');
  await page.context().setOffline(false);
  expect(visit.trouble).toEqual([]);
});

test('D-44 a question is a package of one file', async () => {
  await begin();
  const question = `type: true-false
title: Knots
description: About knots.
difficulty: easy
tags: [rope]
public: true
explanation: It is.
questionData: {questionText: Is it one?, correctAnswer: true}
`;
  await choose(await zipOfFiles({ 'question.yaml': question }));
  await dialog.getByText('True/False').waitFor();
  await accept();
  await toPreview('Question');
  expect(await problemIn(await save())).toMatchObject({
    title: 'Knots',
    questionData: { questionText: 'Is it one?', correctAnswer: true },
  });
});

test.each([
  ['with a custom checker', 'crateorder'],
  ['with starter code', 'dimlanterns'],
])(
  'D-44 a package %s can be opened, saved and opened again offline, with its data byte for byte',
  async (_, name) => {
    await expectRoundTrip(visit, wizard, name);
  },
);
