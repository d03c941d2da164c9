import { ArrowDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { messages } from '../messages';
import styles from './more-below.module.css';
import { ScrollArea } from './scroll-area';

interface MoreBelowProps {
  label: string;
  children: ReactNode;
}

export function MoreBelow({ label, children }: MoreBelowProps) {
  const area = useRef<HTMLDivElement>(null);
  const [isMore, setMore] = useState(false);
  useEffect(() => {
    const place = area.current;
    if (!place) return;
    const look = () => setMore(place.scrollHeight - place.clientHeight - place.scrollTop > 4);
    const sizes = new ResizeObserver(look);
    sizes.observe(place);
    for (const child of place.children) sizes.observe(child);
    place.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      place.removeEventListener('scroll', look);
    };
  }, []);
  return (
    <div className={styles.frame}>
      <ScrollArea ref={area} label={label} className={styles.area}>
        <div>{children}</div>
      </ScrollArea>
      {/* Screen readers do not need the hint. */}
      {isMore && (
        <p className={styles.more} aria-hidden>
          <ArrowDown /> {messages.moreBelow}
        </p>
      )}
    </div>
  );
}
