/** Students with accounts from a list, who sign in on a shared device with personal codes. */
import { randomUUID } from 'node:crypto';
import * as jose from 'jose';
import { expect } from 'vitest';
import type { ClassDetail } from '../../../contract/entities/classes/class';
import type {
  CreatedAccounts,
  Credentials,
  ResetCredentials,
} from '../../../contract/entities/contest/contest-accounts';
import type { SharedSignedIn } from '../../../contract/entities/shared-device';
import { accountKeys } from '../../../contract/rules/contest/account-keys';
import { identityCall, type Person, request } from '../client';

const empty = { username: '', email: '', teamName: '', affiliation: '', country: '' };

export function sharedDevices(url: () => string, teacher: () => Person) {
  const post = <T>(path: string, body: object, person?: { token: string }) =>
    request<T & { errorCode?: string }>(`${url()}/api/${path}`, body, person);

  async function makeClass(...names: string[]) {
    const wanted = { classID: randomUUID(), name: 'Informatics 7b' };
    const { classID, code } = (await post<ClassDetail>('classes/create', wanted, teacher())).body;
    const typed = names.map((name) => ({ ...empty, name }));
    const rows = typed.map((row, n) => ({ ...row, key: accountKeys(typed)[n] }));
    const { body } = await post<CreatedAccounts>('classes/accounts/create', { classID, rows }, teacher());
    const students = body.rows.flatMap(({ credentials }) => credentials ?? []);
    return { classID, classCode: code ?? '', students };
  }

  const makeCodes = async (classID: string, usernames: string[]) =>
    await post<ResetCredentials>('classes/codes', { classID, usernames }, teacher());
  const enter = (classCode: string, name: string, code: string) =>
    post<SharedSignedIn>('shared/sign-in', { classCode, name, code });

  /** @returns a session begun with a personal code */
  async function enterAs(classCode: string, { signInName, password }: Credentials): Promise<Person> {
    const { status, body } = await enter(classCode, signInName, password);
    expect(status).toBe(200);
    const session = await identityCall(url(), 'signInWithCustomToken', { token: body.token });
    const { idToken: token = '', refreshToken = '' } = session.body;
    return { uid: jose.decodeJwt(token).sub ?? '', token, refreshToken, email: '', username: '' };
  }

  async function oneStudent(name: string) {
    const { classID, classCode, students } = await makeClass(name);
    const codes = (await makeCodes(classID, [students[0]?.username ?? ''])).body.accounts;
    const card = codes[0] as Credentials;
    return { classID, classCode, card, person: await enterAs(classCode, card) };
  }

  return { post, makeClass, makeCodes, enter, enterAs, oneStudent };
}
