/**
 * All tabs share the user that the identity SDK stores, and the SDK assumes that it is alone. A tab that still has the
 * previous user, whose session has ended, removes whoever is stored: also the user who has just signed in in another
 * tab. So what a tab writes on its own counts only while the stored user is the one that it read.
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

let asked = 0;

/** For what the user asks for, such as a sign-in: it replaces whoever is stored. */
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
    readonly #read = new Map<string, string | undefined>();
    readonly #listeners = new Map<string, Listener>();

    override async _get(key: string): Promise<unknown> {
      const value = await super._get(key);
      this.#read.set(key, standing(value));
      return value;
    }

    override async _set(key: string, value: unknown): Promise<void> {
      if (await this.#isChanged(key)) return;
      await super._set(key, value);
      this.#read.set(key, standing(value));
    }

    override async _remove(key: string): Promise<void> {
      if (await this.#isChanged(key)) return;
      await super._remove(key);
      this.#read.delete(key);
    }

    override _addListener(key: string, listener: Listener): void {
      this.#listeners.set(key, listener);
      super._addListener(key, listener);
    }

    /** Whether another tab has changed the user since; the SDK then learns of it. */
    async #isChanged(key: string): Promise<boolean> {
      if (asked > 0) return false;
      const value = await super._get(key);
      if (standing(value) === this.#read.get(key)) return false;
      setTimeout(() => this.#listeners.get(key)?.(value));
      return true;
    }
  }
  return SharedPersistence as unknown as Persistence;
}
