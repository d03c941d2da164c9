import fs from 'node:fs';
import { afterAll, beforeAll, describe } from 'vitest';
import { makeTempDir } from '../../support/product/postgres';
import { startSite } from '../../support/product/site';
import { type Person, signUpPerson } from '../client';
import { accountCases } from './account-cases';
import { addressCases } from './address-cases';
import { bodyCases } from './body-cases';
import { guessCases } from './guess-cases';
import { nameCases } from './name-cases';
import { pictureCases } from './picture-cases';
import { sessionCases } from './session-cases';

const dataDir = makeTempDir();
afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }));
const { server } = await startSite({ env: { DATA_DIR: dataDir, LIMIT_REPORT: '1000000' } });
let person: Person;

beforeAll(async () => {
  person = await signUpPerson(server.url, 'mallory');
});

const target = { server: () => server, dataDir };
describe('accounts', () => accountCases(target));
describe('names', () => nameCases(target));
describe('guesses', () => guessCases(target));
describe('sessions', () => sessionCases(target));
describe('pictures', () => pictureCases(target));
describe('addresses', () => addressCases(() => server));
describe('values', () =>
  bodyCases(
    () => server,
    () => person,
  ));
