import { type ReactNode, Suspense, useEffect, useState } from 'react';

/** What nobody needs to see first is asked for once the page has been painted. */
export function AfterFirstPaint({ children }: { children: ReactNode }) {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    // Two frames: the first commit must be on the screen before more script is fetched.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setPainted(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return painted && <Suspense>{children}</Suspense>;
}
