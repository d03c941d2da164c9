import 'fake-indexeddb/auto';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderAt } from '../../../tests/support/components/render-at';
import { deviceAccount } from '../../data/account/account';
import { appDb } from '../../data/db/app-db';
import { JoinPage } from './join-page';

const day = 24 * 3600 * 1000;
const at = (ms: number) => new Date(Date.now() + ms).toISOString();
const info = {
  time: at(0),
  name: 'codeferry.local',
  http: ['http://192.168.1.5:8080'],
  https: ['https://192.168.1.5:8443'],
  authority: { name: 'Codeferry on laptop', fingerprint: 'AA:BB' },
  certificate: { validFrom: at(-60 * day), validUntil: at(300 * day) },
};

/** The network: what the server answers over plain HTTP, and whether the browser trusts its HTTPS. */
const server = { answer: () => Response.json(info), isTrusted: false };
const opened = vi.fn();
beforeEach(() => {
  Object.assign(server, { answer: () => Response.json(info), isTrusted: false });
  vi.stubGlobal('isSecureContext', false);
  vi.stubGlobal('fetch', async (address: string) => {
    if (!address.startsWith('https:')) return server.answer();
    if (!server.isTrusted) throw new TypeError('Failed to fetch');
    return Response.json(info);
  });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  opened.mockClear();
  await appDb.drafts.clear();
});
const openPage = (isSecure = false) => renderAt(<JoinPage isSecure={isSecure} open={opened} />, '/join');
const returnFromSettings = () => fireEvent.focus(window);

test('shows the steps until the device trusts the server, and then moves on at once', async () => {
  await openPage();
  await screen.findByText('This device does not trust the server yet');
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(3);
  expect(screen.getByText('AA:BB')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'QR code for http://192.168.1.5:8080' })).toBeTruthy();
  expect(opened).not.toHaveBeenCalled();
  server.isTrusted = true;
  returnFromSettings();
  await screen.findByText('This device trusts the server');
  await vi.waitFor(() => expect(opened).toHaveBeenCalledWith('https://192.168.1.5:8443'));
});

test('each system has its own file to download', async () => {
  await openPage();
  const files = ['codeferry.crt', 'codeferry.mobileconfig', 'codeferry.cer'];
  for (const [at, name] of ['Android', 'iPhone and iPad', 'Windows'].entries()) {
    fireEvent.click(await screen.findByRole('tab', { name }));
    expect(screen.getByRole('link', { name: 'Download' }).getAttribute('href')).toBe(`/join/${files[at]}`);
  }
});

test('does not move on while drafts exist only at the plain address', async () => {
  await appDb.drafts.add({
    account: deviceAccount,
    problemID: 'SUM',
    language: 'PYTHON3',
    contestSlug: '',
    code: 'print(1)',
    updatedAt: 1,
  });
  server.isTrusted = true;
  await openPage();
  await screen.findByText(/1 draft is saved at this address only/);
  expect(screen.getByRole('link', { name: 'Offline use: export' })).toBeTruthy();
  expect(opened).not.toHaveBeenCalled();
});

test('names a wrong clock, a silent server, and a server without an authority', async () => {
  server.answer = () =>
    Response.json({ ...info, certificate: { validFrom: at(day), validUntil: at(2 * day) } });
  await openPage();
  await screen.findByText('The clock of this device is wrong');
  server.answer = () => {
    throw new TypeError('Failed to fetch');
  };
  returnFromSettings();
  await screen.findByText('The server does not answer');
  server.answer = () => new Response(null, { status: 404 });
  returnFromSettings();
  await screen.findByText('This server does not serve a local network');
});

test('over HTTPS it says that the device has joined, and shows the code for others', async () => {
  await openPage(true);
  await screen.findByText('This device has joined');
  expect(await screen.findByRole('img', { name: /^QR code/ })).toBeTruthy();
  expect(screen.queryByText('How to trust it')).toBeNull();
});
