import type { ReactNode, Ref } from 'react';

interface ScrollAreaProps {
  /** What lies in it, for those who do not see it. */
  label: string;
  /** A region is a landmark of the page; what stands there many times is a group. */
  role?: 'region' | 'group';
  className?: string | undefined;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** A named place whose content may be larger than itself: reachable by keyboard, so that the arrow keys scroll it. */
export function ScrollArea({ label, role = 'region', className, ref, children }: ScrollAreaProps) {
  const reachable = { role, 'aria-label': label, tabIndex: 0 };
  return (
    <div ref={ref} className={className} {...reachable}>
      {children}
    </div>
  );
}
