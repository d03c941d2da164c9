import type { Database } from '../../database/open';
import { Refusal } from '../../http/refusal';
import type { Caller, Claims, Identity } from '../identity';
import { type AccountState, readState, storeHeard, storeOwnChange } from './account-states';
import { forgetQueuedClaims, queueEffect } from './effects';
import { type FirebaseAccounts, FirebaseUnreachable, type HeardAccount } from './firebase-accounts';
import { checkFirebaseToken } from './id-tokens';
import type { FirebaseSettings } from './settings';
import { KeysUnknown, type TokenKeys } from './token-keys';

/**
 * Identity kept by Firebase.
 *
 * A token is checked here, without the network. Whether its account still stands is asked of Firebase once a minute and account at
 * most; what we do to an account ourselves counts at once. Where Firebase is not reached, what was last heard goes on counting: a
 * token dies by itself within the hour, and none can be renewed without Firebase.
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

  /** Told before the commit: the person's next token, fetched as soon as the answer is there, has to say it. Repeating it does no harm. */
  async setClaims(uid: string, claims: Claims, transaction: Database): Promise<void> {
    try {
      await this.accounts.setClaims(uid, claims);
    } catch (error) {
      if (!(error instanceof FirebaseUnreachable)) throw error;
      await queueEffect(transaction, uid, { type: 'claims', claims });
      return;
    }
    await forgetQueuedClaims(transaction, uid);
  }

  async hasEmail(email: string): Promise<boolean> {
    return (await this.findByEmail(email)) !== null;
  }

  async findByEmail(email: string): Promise<{ uid: string; hasPassword: boolean } | null> {
    const found = await this.need(() => this.accounts.findByEmail(email.trim().toLowerCase()));
    return found && { uid: found.uid, hasPassword: found.hasPassword };
  }

  /** Done before the commit, because a password is never written down here: if it fails, nothing has happened. */
  async setPassword(uid: string, password: string, transaction: Database): Promise<void> {
    await storeOwnChange(transaction, uid, { validSince: nextSecond() });
    await this.need(() => this.accounts.setPassword(uid, password));
  }

  async endSessions(uid: string, transaction: Database): Promise<void> {
    await storeOwnChange(transaction, uid, { validSince: nextSecond() });
    await queueEffect(transaction, uid, { type: 'endSessions' });
  }

  async setDisabled(uid: string, disabled: boolean, transaction: Database): Promise<void> {
    await storeOwnChange(transaction, uid, {
      disabled,
      validSince: disabled ? nextSecond() : undefined,
    });
    await queueEffect(transaction, uid, { type: 'disabled', disabled });
    if (disabled) await queueEffect(transaction, uid, { type: 'endSessions' });
  }

  async remove(uid: string, transaction: Database): Promise<void> {
    await storeOwnChange(transaction, uid, { removed: true });
    await queueEffect(transaction, uid, { type: 'remove' });
  }

  private async check(token: string) {
    try {
      return await checkFirebaseToken(this.settings, this.keys, token);
    } catch (error) {
      // Saying that the token is not good would sign people out because Google is not reached.
      if (error instanceof KeysUnknown) throw cannotTell();
      throw error;
    }
  }

  /** What is known of the account, no older than a minute if Firebase is reached. */
  private async stateOf(uid: string): Promise<AccountState | undefined> {
    const known = await readState(this.db, uid);
    const ageMs = Date.now() - (known?.heardAt?.getTime() ?? 0);
    if (ageMs < heardMs || known?.removed || Date.now() < this.silentUntilMs) return known;
    let asking = this.asking.get(uid);
    if (!asking) {
      asking = this.ask(uid).finally(() => this.asking.delete(uid));
      this.asking.set(uid, asking);
    }
    return (await asking) ?? known;
  }

  private async ask(uid: string): Promise<AccountState | undefined> {
    let heard: HeardAccount | null;
    try {
      heard = await this.accounts.find(uid);
    } catch (error) {
      if (!(error instanceof FirebaseUnreachable)) throw error;
      this.silentUntilMs = Date.now() + silenceMs;
      return undefined;
    }
    return await storeHeard(this.db, uid, heard);
  }

  private async need<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw error instanceof FirebaseUnreachable ? cannotTell() : error;
    }
  }
}

/** How long what Firebase said of an account is believed: so long may somebody whom its console disables go on. */
const heardMs = 60_000;
/** After a failure nobody waits for Firebase for a while. */
const silenceMs = 15_000;

/** A token of this very second is old as well. */
const nextSecond = () => Math.floor(Date.now() / 1000) + 1;

const cannotTell = () =>
  new Refusal('UNAVAILABLE', {
    retryAfterSeconds: 15,
    message: 'The sign-in service cannot be reached at the moment. Please try again later.',
  });
