import type { Database } from '../../database/open';
import { announceEndedSessions } from '../../http/account-endings';
import { Refusal } from '../../http/refusal';
import type { Caller, Claims, Identity } from '../identity';
import { type AccountState, readState, storeOwnChange, storeReportedState } from './account-states';
import { deleteQueuedClaims, queueEffect } from './effects';
import { type FirebaseAccounts, FirebaseUnreachable, type ReportedAccount } from './firebase-accounts';
import { checkFirebaseToken } from './id-tokens';
import type { FirebaseSettings } from './settings';
import { KeysUnknown, type TokenKeys } from './token-keys';

/**
 * Accounts at Firebase.
 *
 * Verifies tokens locally. Asks Firebase about an account at most once a minute; our own changes count at
 * once. While Firebase is unreachable, the last known state counts: a token expires within the hour and
 * cannot be renewed without Firebase.
 */
export class FirebaseIdentity implements Identity {
  private readonly asking = new Map<string, Promise<AccountState | undefined>>();
  private silentUntilMs = 0;

  private readonly db: Database;
  private readonly settings: FirebaseSettings;
  private readonly keys: Pick<TokenKeys, 'find'>;
  private readonly accounts: FirebaseAccounts;

  constructor(
    db: Database,
    settings: FirebaseSettings,
    keys: Pick<TokenKeys, 'find'>,
    accounts: FirebaseAccounts,
  ) {
    this.db = db;
    this.settings = settings;
    this.keys = keys;
    this.accounts = accounts;
  }

  async verify(token: string): Promise<Caller | null> {
    const good = await this.check(token);
    if (!good) return null;
    const state = await this.stateOf(good.uid);
    if (state && (state.disabled || state.removed || good.authTime < state.validSince)) return null;
    return { uid: good.uid, email: good.email, provider: good.provider };
  }

  async isDisabled(token: string): Promise<boolean> {
    const good = await this.check(token);
    return good ? await this.isAccountDisabled(good.uid) : false;
  }

  async isAccountDisabled(uid: string): Promise<boolean> {
    return (await this.stateOf(uid))?.disabled ?? false;
  }

  /**
   * Before the commit: the client's next token, right after the response, must contain the claims.
   * Repeating it is safe.
   */
  async setClaims(uid: string, claims: Claims, transaction: Database): Promise<void> {
    try {
      await this.accounts.setClaims(uid, claims);
    } catch (error) {
      if (!(error instanceof FirebaseUnreachable)) throw error;
      await queueEffect(transaction, uid, { type: 'claims', claims });
      return;
    }
    await deleteQueuedClaims(transaction, uid);
  }

  async hasEmail(email: string): Promise<boolean> {
    return (await this.findByEmail(email)) !== null;
  }

  async findByEmail(email: string): Promise<{ uid: string; hasPassword: boolean } | null> {
    const found = await this.need(() => this.accounts.findByEmail(email.trim().toLowerCase()));
    return found && { uid: found.uid, hasPassword: found.hasPassword };
  }

  /** Before the commit, because a password is never stored here: if it fails, nothing has changed. */
  async setPassword(uid: string, password: string, transaction: Database): Promise<void> {
    await storeOwnChange(transaction, uid, { validSince: nextSecond() });
    await announceEndedSessions(transaction, uid);
    await this.need(() => this.accounts.setPassword(uid, password));
  }

  async endSessions(uid: string, transaction: Database): Promise<void> {
    await storeOwnChange(transaction, uid, { validSince: nextSecond() });
    await announceEndedSessions(transaction, uid);
    await queueEffect(transaction, uid, { type: 'endSessions' });
  }

  async setDisabled(uid: string, disabled: boolean, transaction: Database): Promise<void> {
    await storeOwnChange(transaction, uid, {
      disabled,
      validSince: disabled ? nextSecond() : undefined,
    });
    await queueEffect(transaction, uid, { type: 'disabled', disabled });
    if (!disabled) return;
    await announceEndedSessions(transaction, uid);
    await queueEffect(transaction, uid, { type: 'endSessions' });
  }

  async remove(uid: string, transaction: Database): Promise<void> {
    await storeOwnChange(transaction, uid, { removed: true });
    await queueEffect(transaction, uid, { type: 'remove' });
  }

  private async check(token: string) {
    try {
      return await checkFirebaseToken(this.settings, this.keys, token);
    } catch (error) {
      // Do not reject the token: users would be signed out because Google is unreachable.
      if (error instanceof KeysUnknown) throw unreachable();
      throw error;
    }
  }

  private async stateOf(uid: string): Promise<AccountState | undefined> {
    const known = await readState(this.db, uid);
    const ageMs = Date.now() - (known?.heardAt?.getTime() ?? 0);
    if (ageMs < stateCacheMs || known?.removed || Date.now() < this.silentUntilMs) return known;
    let asking = this.asking.get(uid);
    if (!asking) {
      asking = this.ask(uid).finally(() => this.asking.delete(uid));
      this.asking.set(uid, asking);
    }
    return (await asking) ?? known;
  }

  private async ask(uid: string): Promise<AccountState | undefined> {
    let heard: ReportedAccount | null;
    try {
      heard = await this.accounts.find(uid);
    } catch (error) {
      if (!(error instanceof FirebaseUnreachable)) throw error;
      this.silentUntilMs = Date.now() + pauseAfterFailureMs;
      return undefined;
    }
    return await storeReportedState(this.db, uid, heard);
  }

  private async need<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw error instanceof FirebaseUnreachable ? unreachable() : error;
    }
  }
}

/** An account disabled in Firebase's console stays usable this long. */
const stateCacheMs = 60_000;
/** After a failure, do not ask Firebase for this long. */
const pauseAfterFailureMs = 15_000;

/** The next second, so that tokens of the current second are invalid too. */
const nextSecond = () => Math.floor(Date.now() / 1000) + 1;

const unreachable = () =>
  new Refusal('UNAVAILABLE', {
    retryAfterSeconds: 15,
    message: 'The sign-in service is not reachable at the moment. Please try again later.',
  });
