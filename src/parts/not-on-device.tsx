import { Link } from '@tanstack/react-router';
import { CloudOff, SearchX } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { endFirstScreen } from '../first-screen/first-screen';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/notice';
import styles from './not-on-device.module.css';

/** A URL may contain anything, so limit the heading. */
const nameLengthMax = 80;

interface NotOnDeviceProps {
  /** The requested item, as the start of a sentence. */
  what: string;
  /** The server returned 404. */
  isGone: boolean;
  onFetch(): void;
}

export function NotOnDevice({ what, isGone, onFetch }: NotOnDeviceProps) {
  useLayoutEffect(endFirstScreen, []);
  const name = what.length > nameLengthMax ? `${what.slice(0, nameLengthMax)}…` : what;
  return (
    <div className={styles.place}>
      {isGone ? (
        <EmptyState isPage icon={<SearchX aria-hidden />} title={`${name} does not exist`}>
          <p>Or it is private. Check the address, or look for it under Explore.</p>
        </EmptyState>
      ) : (
        <EmptyState
          isPage
          icon={<CloudOff aria-hidden />}
          title={`${name} is not on this device`}
          actions={<Button onClick={onFetch}>Fetch it now</Button>}
        >
          <p>
            It needs the network once. Whatever you have opened before works without; what to take along is
            under <Link to="/offline">Offline use</Link>.
          </p>
        </EmptyState>
      )}
    </div>
  );
}
