import { useEffect, useRef, useState } from 'react';
import type { ProviderMode } from '../../../../contract/entities/user';
import type { Nameless, ProviderOutcome } from '../../../sync/session/provider-account';
import { showToast } from '../../../ui/toast';
import { messages } from './messages';
import { useIdentity } from './use-identity';

type Calls = typeof import('../../../sync/session/provider-account');

interface Providers {
  /** Whether this server has providers; false while unknown. */
  isThere: boolean;
  busy: boolean;
  nameless: Nameless | null;
  press(mode: ProviderMode): void;
  finish(names: { username: string; displayName: string }): void;
  giveUp(): void;
}

/** Sign-in with Google or GitHub (PROV-1 … PROV-5). */
export function useProviders(): Providers {
  const identity = useIdentity();
  const [busy, setBusy] = useState(false);
  const [nameless, setNameless] = useState<Nameless | null>(null);
  /** Preloaded: some browsers allow a pop-up only directly in the click. */
  const calls = useRef<Calls>(undefined);

  const take = (outcome: ProviderOutcome | null) => {
    setBusy(false);
    if (outcome?.type === 'nameless') setNameless(outcome.person);
    if (outcome?.type === 'failed') void showToast(outcome.message, { tone: 'alert', id: 'account' });
    if (outcome?.type !== 'entered') return;
    if (outcome.nameWasMadeUp) void showToast(messages.usernameGenerated, { id: 'made-up-name' });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per server description
  useEffect(() => {
    if (identity?.provider !== 'firebase') return;
    void import('../../../sync/session/provider-account').then(async (loaded) => {
      calls.current = loaded;
      await loaded.prepareProviders(identity);
      const back = await loaded.signInAfterRedirect(identity);
      if (back) take(back);
    });
  }, [identity?.provider]);

  /**
   * Awaits nothing if all is loaded: the pop-up must open directly in the click. Null: an error was shown.
   */
  const begin = async (mode: ProviderMode): Promise<ProviderOutcome | null> => {
    const known = identity ?? (await (await import('../../../sync/pull/pull-meta')).findMeta())?.identity;
    if (known?.provider !== 'firebase') {
      void showToast(known ? messages.localAccountsOnly : messages.providersUnavailable, { id: 'providers' });
      return null;
    }
    calls.current ??= await import('../../../sync/session/provider-account');
    return calls.current.signInByProvider(known, mode);
  };

  return {
    isThere: identity?.provider === 'firebase',
    busy,
    nameless,
    press(mode) {
      setBusy(true);
      void begin(mode)
        .catch(() => {
          // A chunk failed to load.
          void showToast(messages.providersUnavailable, { id: 'providers' });
          return null;
        })
        .then(take);
    },
    finish(names) {
      if (!nameless || !calls.current) return;
      setBusy(true);
      void calls.current.signUpByProvider(nameless, names).then(take);
    },
    giveUp: () => setNameless(null),
  };
}
