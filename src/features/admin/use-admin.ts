import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';
import type { AdminName } from '../../../contract/calls/admin/admin';
import type { ResponseOf } from '../../../contract/endpoints';
import { errorText } from '../../lib/error-text';
import { adminCall } from '../../sync/admin/admin-client';
import type { CallOptions } from '../../sync/transport/api-client';
import { showToast } from '../../ui/toast';

/** Tells the page that the account has no role: it then looks like an unknown address. */
export const DeniedContext = createContext<() => void>(() => {});

const deniedCodes = new Set(['FORBIDDEN', 'UNAUTHENTICATED', 'PASSWORD_NEEDED']);

export interface AdminData<T> {
  readonly data: T | undefined;
  /** Of the last call. Older data stays. */
  readonly failure: string | undefined;
  readonly isLoading: boolean;
  reload(): void;
  /** After a change whose answer contains the new data. */
  replace(data: T): void;
}

/** Reads from the server now and after each change of the options; the newest answer wins. */
export function useAdmin<N extends AdminName>(
  name: N,
  options: CallOptions<N> = {},
): AdminData<ResponseOf<N>> {
  const [state, setState] = useState<{ data?: ResponseOf<N>; failure?: string; isLoading: boolean }>({
    isLoading: true,
  });
  const onDenied = useContext(DeniedContext);
  const turn = useRef(0);
  const key = JSON.stringify(options);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the options' text
  const reload = useCallback(() => {
    turn.current += 1;
    const mine = turn.current;
    setState((before) => ({ ...before, isLoading: true }));
    void adminCall(name, options).then((answer) => {
      if (mine !== turn.current) return;
      if (answer.ok) return setState({ data: answer.data, isLoading: false });
      const { error } = answer.failure;
      if (deniedCodes.has(error.errorCode)) onDenied();
      setState(({ data }) => ({ ...(data && { data }), failure: errorText(error), isLoading: false }));
    });
  }, [name, key, onDenied]);
  useEffect(() => {
    reload();
    return () => {
      turn.current += 1;
    };
  }, [reload]);
  const replace = useCallback((data: ResponseOf<N>) => {
    turn.current += 1;
    setState({ data, isLoading: false });
  }, []);
  return { data: state.data, failure: state.failure, isLoading: state.isLoading, reload, replace };
}

/** Makes one change at a time and shows what came of it. */
export function useAdminChange() {
  const [isBusy, setBusy] = useState(false);
  const onDenied = useContext(DeniedContext);
  const change = async <N extends AdminName>(
    name: N,
    body: CallOptions<N>['body'],
    done: string,
  ): Promise<ResponseOf<N> | undefined> => {
    setBusy(true);
    const answer = await adminCall(name, { body } as CallOptions<N>);
    setBusy(false);
    if (answer.ok) {
      void showToast(done, { tone: 'safe', id: 'admin' });
      return answer.data;
    }
    const { error } = answer.failure;
    if (deniedCodes.has(error.errorCode)) onDenied();
    void showToast(errorText(error), { tone: 'alert', id: 'admin' });
    return undefined;
  };
  return { isBusy, change };
}
