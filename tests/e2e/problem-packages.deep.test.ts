import { test } from 'vitest';
import { signUpPerson } from '../integration/client';
import { expectRoundTrip } from '../support/package-round-trip';
import { problemPackagePage } from '../support/problem-package-page';
import { signInDevice } from '../support/sign-in-fast';
import { uniqueName } from '../support/unique-name';
import { startVisit, withServiceWorker } from '../support/visit';

const visit = await startVisit({ device: withServiceWorker });
const wizard = problemPackagePage(visit);

test.each([
  ['with a custom checker', 'crateorder'],
  ['with starter code', 'dimlanterns'],
])(
  'D-44 a package %s can be opened, saved and opened again offline, with its data byte for byte',
  async (_, name) => {
    await signInDevice(visit.page, visit.url, await signUpPerson(visit.url, uniqueName('ada')));
    await expectRoundTrip(visit, wizard, name);
  },
);
