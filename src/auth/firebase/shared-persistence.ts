/**
 * All tabs share the user that the identity SDK stores, and the SDK assumes that it is alone. A tab that still has the
 * previous user, whose session has ended, removes the stored user, even one who has just signed in in another tab. So
 * a tab writes on its own only while the stored user is its own one.
 */
import type { Persistence } from 'firebase/auth';

/** What the SDK uses of a persistence. Its types name only `type`. */
interface Store {
  _get(key: string): Promise<unknown>;
  _set(key: string, value: unknown): Promise<void>;
  _remove(key: string): Promise<void>;
  _addListener(key: string, listener: Listener): void;
}
type Listener = (value: unknown) => void;
type StoreClass = new () => Store;

/** One sign-in and one state of its tokens; undefined: nobody, or not a user. */
function standing(value: unknown): string | undefined {
  const { uid, stsTokenManager } = (value ?? {}) as {
    uid?: string;
    stsTokenManager?: { refreshToken?: string };
  };
  return uid === undefined ? undefined : `${uid} ${stsTokenManager?.refreshToken}`;
}

const uidOf = (standing: string | undefined) => standing?.split(' ')[0];

let asked = 0;

/** For actions of the user, such as a sign-in: they replace any stored user. */
export function deliberately<A extends unknown[], R>(work: (...given: A) => Promise<R>) {
  return async (...given: A): Promise<R> => {
    asked += 1;
    try {
      return await work(...given);
    } finally {
      asked -= 1;
    }
  };
}

/** @returns a persistence for `initializeAuth` that keeps what another tab has changed, and tells the SDK of it */
export function sharedPersistence(base: Persistence): Persistence {
  class SharedPersistence extends (base as unknown as StoreClass) {
    /** The user that the SDK of this tab works with, by key. */
    readonly #own = new Map<string, string | undefined>();
    readonly #hasOwn = new Set<string>();
    readonly #listeners = new Map<string, Listener>();

    override async _get(key: string): Promise<unknown> {
      const value = await super._get(key);
      // The SDK takes over new tokens of its user at once; another user counts when it writes them.
      if (!this.#hasOwn.has(key) || uidOf(standing(value)) === uidOf(this.#own.get(key)))
        this.#own.set(key, standing(value));
      return value;
    }

    override async _set(key: string, value: unknown): Promise<void> {
      if (await this.#isOthers(key, standing(value))) return;
      await super._set(key, value);
      this.#setOwn(key, standing(value));
    }

    override async _remove(key: string): Promise<void> {
      if (await this.#isOthers(key, undefined)) return;
      await super._remove(key);
      this.#setOwn(key, undefined);
    }

    override _addListener(key: string, listener: Listener): void {
      this.#listeners.set(key, listener);
      super._addListener(key, listener);
    }

    #setOwn(key: string, own: string | undefined): void {
      this.#own.set(key, own);
      this.#hasOwn.add(key);
    }

    /** Whether another tab has changed the user since; the SDK then learns of it. */
    async #isOthers(key: string, next: string | undefined): Promise<boolean> {
      if (asked > 0) return false;
      const value = await super._get(key);
      const stored = standing(value);
      if (stored === this.#own.get(key) || stored === next) return false;
      this.#setOwn(key, stored);
      setTimeout(() => this.#listeners.get(key)?.(value));
      return true;
    }
  }
  return SharedPersistence as unknown as Persistence;
}
