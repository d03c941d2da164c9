import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NewContest } from '../../../contract/entities/contest/new-contest';
import { openContestWizard } from '../../../tests/support/components/open-contest-wizard';
import { schemaPaths } from '../../../tests/support/components/schema-paths';
import { toFormPath } from './contest-faults';
import { stepsOf } from './steps';

/** Each field is visible. */
const full = {
  timedContest: true,
  enableProctored: true,
  warningSeconds: '10',
  passwordProtected: true,
  password: 'tide-42',
  scoring: 'ioi',
} as const;
/** These fields exclude others. */
const others = [{ scoring: 'icpc', emailRestriction: 'domain' }, { emailRestriction: 'emails' }] as const;

async function namesWith(change: object): Promise<Set<string>> {
  const { wizard, isAt } = await openContestWizard({ ...full, ...change });
  const names = new Set<string>();
  for (const { id, title } of stepsOf({ base: null })) {
    wizard.show({ field: 'none', message: '', step: id });
    await isAt(title);
    for (const element of document.querySelectorAll<HTMLElement>('form [name], form [data-field]')) {
      names.add(element.getAttribute('name') ?? '').add(element.dataset.field ?? '');
    }
  }
  return names;
}

test('D-1 the wizard has a place for each fault of a contest', async () => {
  const names = new Set<string>();
  for (const change of [{}, ...others]) {
    for (const name of await namesWith(change)) names.add(name);
    cleanup();
  }
  const inSteps = new Set<string>(stepsOf({ base: null }).flatMap(({ fields }) => fields));
  // The wizard only carries it, with the banner.
  const paths = schemaPaths(NewContest).filter((path) => path !== 'imageURL');
  const fields = paths.map((path) => toFormPath(path));
  expect(fields.filter((field) => !inSteps.has(field.split('.')[0] ?? '') || !names.has(field))).toEqual([]);
});

test('D-1 the points of a problem that are not valid get the focus, and their message is beside them', async () => {
  const { toStep, press, field } = await openContestWizard({
    problems: ['KNOTS', 'TIDES'],
    problemPoints: { TIDES: '0' },
  });
  await toStep(2);
  press('Proceed to Security');
  await waitFor(() => expect(document.activeElement).toBe(field('Points for TIDES')));
  const row = field('Points for TIDES').closest('li');
  expect(row?.textContent).toContain('Points must be between 1 and 10000');
});

test('D-1 an image that is not valid leads to its button', async () => {
  const { wizard, toStep, press } = await openContestWizard({ customLogo: new Uint8Array([1, 2, 3]) });
  await toStep(4);
  press('Create');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change Custom Logo' })),
  );
  expect(wizard.state.place.phase).toBe('editing');
});
