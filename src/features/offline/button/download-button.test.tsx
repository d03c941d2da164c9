import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderAt } from '../../../../tests/support/components/render-at';
import { removeDownload, wantDownload } from '../../../data/downloads/downloads';
import { DownloadButton } from './download-button';

// Without a server, as offline.
const offline = { ok: false, reason: 'offline', message: '' };
vi.mock('../../../sync/downloads/estimate-download', () => ({ estimateDownload: async () => offline }));

const subject = { kind: 'challenge', name: 'knots' } as const;
const renderButton = () => renderAt(<DownloadButton subject={subject} title="Knots" />);
const button = () => screen.getByRole('button', { name: 'Download for offline' });

test('OFF-1 a press before the downloads of this device are known opens the dialog', async () => {
  await renderButton();
  fireEvent.click(button());
  expect(screen.queryByRole('dialog')).toBeNull();
  await screen.findByRole('dialog', { name: 'Download Knots' });
});

test('OFF-1 for a challenge that is already requested, such a press opens no dialog', async () => {
  await wantDownload(subject, 'Knots');
  await renderButton();
  fireEvent.click(button());
  await screen.findByRole('link', { name: 'View download' });
  expect(screen.queryByRole('dialog')).toBeNull();
  await removeDownload('challenge/knots');
  await screen.findByRole('button', { name: 'Download for offline' });
  expect(screen.queryByRole('dialog')).toBeNull();
});
