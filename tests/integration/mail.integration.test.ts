import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { SMTPServer, type SMTPServerAuthentication } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../server/platform/database/open';
import { deleteExpiredRows } from '../../server/platform/housekeeping';
import { startMailDelivery } from '../../server/platform/mail/delivery';
import { queueMail } from '../../server/platform/mail/mail-queue';
import { openTransport } from '../../server/platform/mail/transport';
import { query, startTestCluster, type TestCluster } from '../support/product/postgres';
import { eventually } from './client';

let cluster: TestCluster;
let databaseUrl: string;
let db: Database;
let smtp: SMTPServer;
let smtpUrl: string;
let auth: SMTPServerAuthentication[] = [];
const received: { to: string[]; source: string }[] = [];
/** Error replies that the server sends before it accepts a mail, by recipient. */
const troubles = new Map<string, number[]>();

beforeAll(async () => {
  cluster = await startTestCluster();
  databaseUrl = await cluster.createDatabase();
  db = openDatabase(databaseUrl, () => {});
  smtp = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (credentials, _session, done) => {
      auth = [...auth, credentials];
      done(null, { user: credentials.username ?? '' });
    },
    onRcptTo: ({ address }, _session, done) => {
      const responseCode = troubles.get(address)?.shift();
      if (responseCode === undefined) return done();
      done(Object.assign(new Error(`no ${address}`), { responseCode }));
    },
    onData: async (stream, session, done) => {
      let source = '';
      for await (const chunk of stream) source += chunk;
      received.push({ to: session.envelope.rcptTo.map(({ address }) => address), source });
      done();
    },
  });
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  smtpUrl = `smtp://mailer:pass%40word@127.0.0.1:${(smtp.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  smtp?.close();
  await db?.destroy();
  await cluster?.stop();
});

const log = pino({ level: 'silent' });
const start = (url = smtpUrl) => {
  const transport = openTransport({ smtpUrl: url, from: 'support@example.org', folder: '/nowhere' });
  return startMailDelivery(db, transport, log, () => {});
};
const mailTo = (recipient: string, expiresInMs = 60_000) => ({
  uid: 'u',
  recipient,
  subject: 'Code\r\nBcc: spy@example.org',
  text: 'Hello\n\n    123456\n',
  html: '<p>123456</p>',
  kind: 'test',
  expiresAt: new Date(Date.now() + expiresInMs),
});
const waiting = async () => (await query(databaseUrl, 'select recipient from mails')).length;
const arrived = (recipient: string) => received.filter(({ to }) => to.includes(recipient));

test('mails of committed transactions reach the SMTP server exactly once, with any number of senders', async () => {
  const deliveries = [start(), start(), start()];
  await db.transaction().execute(async (transaction) => {
    for (let i = 0; i < 12; i += 1) await queueMail(transaction, mailTo(`m${i}@example.org`));
  });
  const rolledBack = db.transaction().execute(async (transaction) => {
    await queueMail(transaction, mailTo('never@example.org'));
    throw new Error('no');
  });
  await expect(rolledBack).rejects.toThrow('no');
  for (const delivery of deliveries) delivery.wake();
  await eventually(async () => ((await waiting()) === 0 ? true : undefined));
  await Promise.all(deliveries.map((delivery) => delivery.stop()));
  expect(received.map(({ to }) => to.join()).sort()).toEqual(
    Array.from({ length: 12 }, (_, i) => `m${i}@example.org`).sort(),
  );
  expect(auth[0]).toMatchObject({ username: 'mailer', password: 'pass@word' });
  const [mail] = received;
  expect(mail?.source).toMatch(/^From: Codeferry <support@example\.org>/m);
  expect(mail?.source).toMatch(/^Auto-Submitted: auto-generated/m);
  // A line break in a field adds no header.
  expect(mail?.source).not.toMatch(/^Bcc/m);
  expect(arrived('spy@example.org')).toEqual([]);
});

test('a deferred mail is sent later; a refused or expired one never is', async () => {
  troubles.set('later@example.org', [451, 421]);
  troubles.set('unknown@example.org', [550]);
  for (const name of ['later', 'unknown']) await queueMail(db, mailTo(`${name}@example.org`));
  await queueMail(db, mailTo('stale@example.org', -1));
  const nobodyThere = start('smtp://127.0.0.1:1');
  const isLeft = (recipient: string) => async () =>
    (await query(databaseUrl, 'select id from mails where recipient = $1 and attempts > 0', [recipient]))
      .length > 0
      ? true
      : undefined;
  await eventually(isLeft('later@example.org'));
  await eventually(isLeft('unknown@example.org'));
  await nobodyThere.stop();
  const delivery = start();
  // Skips the delay before a retry.
  await eventually(async () => {
    await query(databaseUrl, 'update mails set next_at = now()');
    delivery.wake();
    return (await waiting()) === 1 ? true : undefined;
  });
  await delivery.stop();
  expect(arrived('later@example.org')).toHaveLength(1);
  expect([arrived('unknown@example.org'), arrived('stale@example.org')]).toEqual([[], []]);
});

test('housekeeping removes expired mails, codes, guards, abandoned sessions, and old copies of tokens', async () => {
  await db
    .insertInto('identity_accounts')
    .values({ uid: 'ada', email: 'ada@example.org', password_hash: 'x', valid_since: 0 })
    .execute();
  const [kept, left] = [randomUUID(), randomUUID()];
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
  const session = { uid: 'ada', auth_time: 0 };
  await db
    .insertInto('identity_sessions')
    .values([
      { id: kept, ...session, used_generation: 2, created_at: ago(500) },
      { id: left, ...session, created_at: ago(500) },
    ])
    .execute();
  const token = (hash: string, session_id: string, generation: number, days: number) => ({
    hash,
    session_id,
    generation,
    created_at: ago(days),
  });
  await db
    .insertInto('identity_refresh_tokens')
    .values([
      token('old copy', kept, 0, 70),
      token('copy', kept, 1, 10),
      token('newest', kept, 3, 1),
      token('forgotten', left, 0, 450),
    ])
    .execute();
  const otp = { mac: 'm', expires_at: ago(0.01) };
  await db
    .insertInto('password_otps')
    .values([
      { uid: 'ada', ...otp },
      { uid: 'bob', mac: 'm', expires_at: ago(-1) },
    ])
    .execute();
  const guard = { attempts: 3, refused: false };
  await db
    .insertInto('identity_guards')
    .values([
      { name: 'old', ...guard, seen_at: ago(2) },
      { name: 'new', ...guard, seen_at: ago(0) },
    ])
    .execute();
  await deleteExpiredRows(db);
  const valuesOf = async (column: string, table: string) =>
    (await query<{ value: string }>(databaseUrl, `select ${column} as value from ${table} order by 1`)).map(
      ({ value }) => value,
    );
  expect(await valuesOf('hash', 'identity_refresh_tokens')).toEqual(['copy', 'newest']);
  expect(await valuesOf('id', 'identity_sessions')).toEqual([kept]);
  expect(await valuesOf('uid', 'password_otps')).toEqual(['bob']);
  expect(await valuesOf('name', 'identity_guards')).toEqual(['new']);
  expect(await waiting()).toBe(0);
});
