import { useLocation } from '@tanstack/react-router';
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '../../tests/support/components/render-at';
import { contestWizard } from '../features/contest-wizard/contest-wizard';
import { WizardPage } from './wizard-page';

const drafts: (string | undefined)[] = [];

function Here() {
  const { pathname, search } = useLocation();
  const { draft } = search as { draft?: string };
  if (pathname !== '/contests/create') return null;
  drafts.push(draft);
  const context = { creatorName: 'Ada' };
  return (
    <WizardPage definition={contestWizard} account="ada" context={context} draftID={draft} edit={undefined} />
  );
}

test('NAV-32 a new draft in the address keeps the page that the user came from', async () => {
  const { router } = await renderAt(<Here />, '/tags');
  await act(() => router.navigate({ to: '/contests/create', state: { from: '/tags' } }));
  await waitFor(() => expect(drafts.at(-1)).toBeDefined());
  expect(router.state.location.state.from).toBe('/tags');
});
