import { type AuthOutcome, identifyByToken } from '../../auth/accounts/email-account';
import { messages as texts } from '../../auth/accounts/messages';
import { markShared } from '../../data/account/shared-mark';
import { storeSealingKey } from '../../data/shared-device/sealing-key';
import { canSeal } from '../../lib/can-seal';
import { errorText } from '../../lib/error-text';
import { findMeta } from '../pull/pull-meta';
import { call } from '../server/page-client';
import { enterAccount } from '../session/enter-account';
import { messages } from './messages';

interface SharedNames {
  classCode: string;
  name: string;
  code: string;
}

/** Marks the device as shared before anything of the student is on it. Never throws. */
export async function signInShared({ classCode, name, code }: SharedNames): Promise<AuthOutcome> {
  if (!canSeal()) return { ok: false, code: 'INSECURE', message: messages.insecure };
  const identity = (await findMeta())?.identity;
  if (!identity) return { ok: false, code: 'NETWORK', message: texts.internalError };
  const given = await call('sharedSignIn', { body: { classCode, name, code } });
  if (!given.ok) return refused(given.failure.error);
  const outcome = await identifyByToken(identity, given.data.token);
  if (!outcome.ok) return outcome;
  const { who } = outcome;
  const idToken = await who.idToken();
  const key = await call('sharedSealingKey', { idToken });
  if (!key.ok) return refused(key.failure.error);
  const answer = await call('loginEmail', { body: { uid: who.uid, email: who.email }, idToken });
  if (!answer.ok) return refused(answer.failure.error);
  await markShared({ classCode, className: given.data.className });
  await storeSealingKey(who.uid, key.data);
  await enterAccount(answer.data.user, identity);
  return { ok: true };
}

const refused = (error: { errorCode: string; error: string; message: string }): AuthOutcome => ({
  ok: false,
  code: error.errorCode,
  message: errorText(error),
});
