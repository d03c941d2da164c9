/** Both providers in one file: they share a database and an emulator, which are slow to start. */
import { afterAll, describe } from 'vitest';
import { startFirebaseEmulator } from '../../support/product/firebase-emulator';
import { startSite } from '../../support/product/site';
import { awayCases } from './away-cases';
import { firebaseCases } from './firebase-cases';
import { keyCases } from './key-cases';
import { portCases } from './port-cases';
import { openFirebaseProvider, openLocalProvider } from './providers';
import { serverCases } from './server-cases';

const emulator = await startFirebaseEmulator();
afterAll(() => emulator.stop());
const { cluster, databaseUrl, server: localServer, start } = await startSite();
const firebaseServer = await start({ databaseUrl: await cluster.createDatabase(), env: emulator.env });
const local = await openLocalProvider(databaseUrl, localServer.url);
afterAll(() => local.close());
const firebase = await openFirebaseProvider(await cluster.createDatabase(), emulator);
afterAll(() => firebase.close());

describe('local accounts', () => portCases(() => local));
describe('accounts at Firebase', () => {
  portCases(() => firebase);
  firebaseCases(
    () => firebase,
    () => emulator,
  );
});
describe('with Firebase unreachable', () => awayCases(() => firebase));
describe("Firebase's signatures", () => keyCases(() => firebase.db));
describe('a server with accounts at Firebase', () =>
  serverCases(
    () => firebaseServer,
    () => emulator,
  ));
