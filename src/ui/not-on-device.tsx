import { CloudOff, SearchX } from 'lucide-react';
import { Button } from './button';
import styles from './not-on-device.module.css';
import { EmptyState } from './notice';

interface NotOnDeviceProps {
  /** What was asked for, as the start of a sentence. */
  what: string;
  /** The server says that it does not exist. */
  isGone: boolean;
  onFetch(): void;
}

/** In place of a page whose content is not on this device. */
export function NotOnDevice({ what, isGone, onFetch }: NotOnDeviceProps) {
  return (
    <div className={styles.place}>
      {isGone ? (
        <EmptyState icon={<SearchX aria-hidden />} title={`${what} does not exist`}>
          <p>Or it is private. Check the address, or look for it under Explore.</p>
        </EmptyState>
      ) : (
        <EmptyState
          icon={<CloudOff aria-hidden />}
          title={`${what} is not on this device`}
          actions={<Button onClick={onFetch}>Fetch it now</Button>}
        >
          <p>It needs the network once. Whatever you have opened before works without.</p>
        </EmptyState>
      )}
    </div>
  );
}
