import { RefreshCw, ServerOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { SkeletonLines } from '../../ui/skeleton';
import { messages } from './messages';
import type { AdminData } from './use-admin';

/** Loading, a server that is away, and then the data. */
export function AdminState<T>({ of, children }: { of: AdminData<T>; children(data: T): ReactNode }) {
  return (
    <>
      {of.failure !== undefined && (
        <Notice
          tone="alert"
          icon={<ServerOff aria-hidden />}
          title={messages.failed}
          actions={
            <Button small icon={<RefreshCw aria-hidden />} disabled={of.isLoading} onClick={of.reload}>
              {messages.tryAgain}
            </Button>
          }
        >
          {of.failure} {of.data !== undefined && messages.oldData}
        </Notice>
      )}
      {of.data === undefined && of.failure === undefined && <SkeletonLines count={6} />}
      {of.data !== undefined && children(of.data)}
    </>
  );
}
