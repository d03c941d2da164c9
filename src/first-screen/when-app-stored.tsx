import { Component, type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';
import { appStored } from './app-stored';

interface WhenAppStoredProps {
  fallback?: ReactNode;
  /** In their place if they cannot be loaded. */
  lost?: ReactNode;
  children: ReactNode;
}

/** Renders its children late. If they cannot be loaded offline, the page works without them. */
export function WhenAppStored({ fallback, lost, children }: WhenAppStoredProps) {
  const [isStored, setStored] = useState(false);
  useEffect(() => {
    // Two frames, so that the first commit is painted before more scripts load.
    let frame = 0;
    let isOver = false;
    void appStored().then(() => {
      if (isOver) return;
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => startTransition(() => setStored(true)));
      });
    });
    return () => {
      isOver = true;
      cancelAnimationFrame(frame);
    };
  }, []);
  if (!isStored) return fallback;
  return (
    <LatePart fallback={fallback} lost={lost}>
      {children}
    </LatePart>
  );
}

/** Lazy parts without which the page is still useful. If their code is lost, `watchLostParts` reloads the page later. */
export function LatePart({ fallback, lost, children }: WhenAppStoredProps) {
  return (
    <LoadErrorBoundary lost={lost}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </LoadErrorBoundary>
  );
}

class LoadErrorBoundary extends Component<
  Pick<WhenAppStoredProps, 'lost' | 'children'>,
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.warn('A part of the page could not be shown', error);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.lost : this.props.children;
  }
}
