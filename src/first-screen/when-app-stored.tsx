import { Component, type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';
import { appStored } from './app-stored';

interface WhenSettledProps {
  /** What keeps the place until then, and while it is loaded. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * What nobody needs to see first is asked for once the page has appStored. Where it cannot be loaded, on a device that lost its
 * network a moment after the page came, the page goes on without it.
 */
export function WhenAppStored({ fallback, children }: WhenSettledProps) {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    // Two frames: the first commit must be on the screen before more script is fetched.
    let frame = 0;
    let isOver = false;
    void appStored().then(() => {
      if (isOver) return;
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => startTransition(() => setSettled(true)));
      });
    });
    return () => {
      isOver = true;
      cancelAnimationFrame(frame);
    };
  }, []);
  if (!isSettled) return fallback;
  return (
    <WithoutIt>
      <Suspense fallback={fallback}>{children}</Suspense>
    </WithoutIt>
  );
}

class WithoutIt extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.warn('A part of the page could not be shown', error);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
