import { ServerOff } from 'lucide-react';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../../auth/session';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/notice';
import { Page } from '../../ui/page';
import { SkeletonLines } from '../../ui/skeleton';
import { messages } from './messages';
import { NotFound } from './not-found';

export interface AdminPageProps {
  section: string | undefined;
  onSection(section: string): void;
  /** For an account without the role. */
  notFound: ReactNode;
}

interface AdminGateProps {
  load(): Promise<ComponentType<AdminPageProps>>;
  path: string;
  section: string | undefined;
  onSection(section: string): void;
}

type Loaded = { Content: ComponentType<AdminPageProps> } | 'loading' | 'failed';

/** The page of administrators looks like any unknown address to everybody else. */
export function AdminGate({ load, path, section, onSection }: AdminGateProps) {
  const { current } = useSnapshot(session);
  const [loaded, setLoaded] = useState<Loaded>('loading');
  const [attempt, setAttempt] = useState(0);
  const isSignedIn = current.state === 'signedIn';
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt loads again
  useEffect(() => {
    if (!isSignedIn) return;
    let isOver = false;
    load().then(
      (Content) => isOver || setLoaded({ Content }),
      () => isOver || setLoaded('failed'),
    );
    return () => {
      isOver = true;
    };
  }, [load, isSignedIn, attempt]);
  const notFound = <NotFound path={path} />;
  if (current.state === 'signedOut') return notFound;
  if (current.state === 'unknown' || loaded === 'loading') {
    return (
      <Page title={messages.admin.title}>
        <SkeletonLines count={6} />
      </Page>
    );
  }
  if (loaded === 'failed') {
    if (!current.isAdministrator) return notFound;
    return (
      <Page title={messages.admin.title}>
        <EmptyState
          icon={<ServerOff aria-hidden />}
          title={messages.admin.needsServer}
          actions={
            <Button
              onClick={() => {
                setLoaded('loading');
                setAttempt(attempt + 1);
              }}
            >
              {messages.tryAgain}
            </Button>
          }
        >
          {messages.admin.needsServerText}
        </EmptyState>
      </Page>
    );
  }
  const { Content } = loaded;
  return <Content section={section} onSection={onSection} notFound={notFound} />;
}
