import { translated } from '../../lib/translation';
import { counted } from '../../lib/words';

/** Texts of the page that lets a device join a server in a local network. */
export const messages = translated('features/join', {
  intro:
    'Trust this server once. Then Codeferry works on this device without the server, keeps problems offline, and can be installed as an app.',

  state: {
    testing: 'Testing the secure connection…',
    unreachable: 'The server does not answer',
    unreachableText:
      'Check that this device is in the same network as the server. This page tries again every few seconds.',
    untrusted: 'This device does not trust the server yet',
    untrustedText:
      'Follow the steps below. This page tests again every few seconds and then opens Codeferry.',
    wrongClock: 'The clock of this device is wrong',
    wrongClockText: (serverTime: string) =>
      `It is ${serverTime} on the server. Set the date and the time in this device’s settings. Until then, the device refuses every secure connection.`,
    joined: 'This device trusts the server',
    joinedText: 'Opening Codeferry…',
    workWaits: 'This device trusts the server, but work is only at this address',
    entries: (count: number) =>
      `${counted(count, 'item')} of your work ${count === 1 ? 'is' : 'are'} not sent yet. Keep this page open until the server has ${count === 1 ? 'it' : 'them'}; then Codeferry opens.`,
    drafts: (count: number) =>
      `${counted(count, 'draft')} ${count === 1 ? 'is' : 'are'} saved at this address only. Export your work under Offline use, and import the file in Codeferry over HTTPS.`,
    openAnyway: 'Open Codeferry over HTTPS',
    offlineUse: 'Offline use: export',
  },

  steps: 'How to trust it',
  system: 'System of this device',
  download: 'Download',
  notJoining:
    'If the device still does not trust the server after the last step, close the browser completely and open this page again.',

  what: 'What you trust',
  whatText:
    'A certificate authority that this server made for itself. It can vouch only for addresses in local networks and for names that end in .local, never for other websites. You can remove it in the same settings at any time.',
  authority: 'Authority',
  fingerprint: 'SHA-256 fingerprint',
  fingerprintNote: 'The page on the server’s own computer shows the same one.',

  without: 'Continue without HTTPS',
  withoutText:
    'Over plain HTTP, pages do not open without the server, you cannot install the app, and you cannot download problems for offline use. While a page is open, Submit and drafts are saved on this device.',
  stay: 'Continue on plain HTTP',

  others: 'Let other devices join',
  othersText: 'Scan this code in the same network, or open the address.',
  copy: (address: string) => `Copy ${address}`,
  code: (address: string) => `QR code for ${address}`,

  secure: 'This device has joined',
  secureText: 'This page is open over a secure connection, so all features work.',
  open: 'Open Codeferry',

  off: 'This server does not serve a local network',
  offText: (
    <>
      To let other devices join over HTTPS, start the server with <code>npm start -- --lan</code>, or from a
      classroom's archive with <code>./start --lan</code>.
    </>
  ),
});
