import makeMdns from 'multicast-dns';
import { afterEach, expect, test } from 'vitest';
import { NameAnnouncer } from './name-announcer';

/** Real multicast on the loopback interface, away from the port of this computer's own mDNS. */
const port = 15_353;
const here = '127.0.0.1';
const opened: { destroy: (done: () => void) => void }[] = [];
const announcers: NameAnnouncer[] = [];
afterEach(async () => {
  for (const announcer of announcers.splice(0)) await announcer.stop();
  for (const socket of opened.splice(0)) await new Promise<void>((resolve) => socket.destroy(resolve));
});

function openPeer() {
  const peer = makeMdns({ port, interface: here, bind: '0.0.0.0' });
  opened.push(peer);
  return new Promise<typeof peer>((resolve) => peer.on('ready', () => resolve(peer)));
}

function announce() {
  const warnings: unknown[] = [];
  const announcer = new NameAnnouncer({ warn: (...what: unknown[]) => void warnings.push(what) }, port);
  announcers.push(announcer);
  return { announcer, warnings };
}

/** @param wanted the type of the first answer: an announcement may come first */
async function ask(peer: makeMdns.MulticastDNS, name: string, type: 'A' | 'AAAA', wanted: string) {
  const answered = new Promise<makeMdns.ResponsePacket>((resolve) => {
    peer.on('response', (packet) => {
      const [first] = packet.answers;
      if (first?.name === name.toLowerCase() && first.type === wanted) resolve(packet);
    });
  });
  peer.query([{ name, type }]);
  return await answered;
}

test('answers for the name with the address, in any spelling', async () => {
  const { announcer, warnings } = announce();
  expect(await announcer.start('codeferry', [here])).toBe('codeferry');
  const { answers } = await ask(await openPeer(), 'Codeferry.LOCAL', 'A', 'A');
  expect(answers).toMatchObject([{ name: 'codeferry.local', type: 'A', data: here }]);
  expect(warnings).toEqual([]);
});

test('says that there is no IPv6 address, so that nobody waits for one', async () => {
  const { announcer } = announce();
  await announcer.start('codeferry', [here]);
  const { answers } = await ask(await openPeer(), 'codeferry.local', 'AAAA', 'NSEC');
  expect(answers).toMatchObject([{ type: 'NSEC', data: { rrtypes: ['A'] } }]);
});

test('takes the next number if another computer has the name', async () => {
  const peer = await openPeer();
  peer.on('query', ({ questions }) => {
    if (questions.some(({ name }) => name === 'codeferry.local'))
      peer.respond([{ name: 'codeferry.local', type: 'A', ttl: 120, data: '10.9.9.9' }]);
  });
  const { announcer } = announce();
  expect(await announcer.start('codeferry', [here])).toBe('codeferry-2');
  const { answers } = await ask(peer, 'codeferry-2.local', 'A', 'A');
  expect(answers).toMatchObject([{ data: here }]);
});

test('says goodbye, so that caches forget the name', async () => {
  const { announcer } = announce();
  await announcer.start('codeferry', [here]);
  const peer = await openPeer();
  const goodbye = new Promise((resolve) => {
    peer.on('response', ({ answers }) => {
      const [record] = answers;
      if (record?.type === 'A' && record.ttl === 0) resolve(record.name);
    });
  });
  await announcer.stop();
  expect(await goodbye).toBe('codeferry.local');
});
