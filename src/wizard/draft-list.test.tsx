import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderAt } from '../../tests/support/components/render-at';
import { ToastHost } from '../ui/hosts/toast-host';
import { DraftList } from './draft-list';

const draft = { account: 'ada', kind: 'contest', id: 'd1', name: 'Spring', updatedAt: 1, form: {} } as const;
const creation = { id: 'c1', account: 'ada', draftID: 'd1', createdAt: 1, receipt: 'saved' } as const;

test('a problem that waits for the judge says why, and what its author can do', async () => {
  const judgeReason = 'No judge that can compile your checker is running on this server.';
  await renderAt(
    <DraftList
      definition={{ what: 'problem', folder: '/problems', back: { fallback: '/explore', label: 'Explore' } }}
      drafts={[{ ...draft, kind: 'problem' } as never]}
      creations={[{ ...creation, judgeReason } as never]}
      changedID={() => undefined}
    />,
  );
  expect(screen.getByText(`Saved on this device. ${judgeReason}`)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Don’t send it yet' })).toBeTruthy();
});

test('Offline 5 saving an item that was sent meanwhile says that there is no file', async () => {
  await renderAt(
    <>
      <ToastHost theme="dark" />
      <DraftList
        definition={{
          what: 'contest',
          folder: '/contests',
          back: { fallback: '/contests', label: 'Contests' },
        }}
        drafts={[draft as never]}
        creations={[creation as never]}
        changedID={() => undefined}
      />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: /^Save as a file/ }));
  expect(await screen.findByText(/already sent or discarded/)).toBeTruthy();
});
