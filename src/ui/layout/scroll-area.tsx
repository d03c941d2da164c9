import type { ReactNode, Ref } from 'react';

interface ScrollAreaProps {
  label: string;
  /** A region is a landmark; use a group for repeated areas. */
  role?: 'region' | 'group';
  className?: string | undefined;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** Focusable, so that the arrow keys scroll it. */
export function ScrollArea({ label, role = 'region', className, ref, children }: ScrollAreaProps) {
  const reachable = { role, 'aria-label': label, tabIndex: 0 };
  return (
    <div ref={ref} className={className} {...reachable}>
      {children}
    </div>
  );
}
