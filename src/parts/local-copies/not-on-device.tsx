import { Link } from '@tanstack/react-router';
import { CloudOff, SearchX } from 'lucide-react';
import { type ReactNode, useLayoutEffect } from 'react';
import { endFirstScreen } from '../../first-screen/first-screen';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/notice';
import { messages } from '../messages';
import styles from './not-on-device.module.css';

/** A URL may contain anything, so limit the heading. */
const nameLengthMax = 80;

interface NotOnDeviceProps {
  /** The requested item, as the start of a sentence. */
  what: string;
  /** The server returned 404. */
  isGone: boolean;
  /** The way back, if the page belongs to another one. */
  above?: ReactNode;
  /** Further advice if the item is gone. */
  more?: ReactNode;
  onFetch(): void;
}

export function NotOnDevice({ what, isGone, above, more, onFetch }: NotOnDeviceProps) {
  useLayoutEffect(endFirstScreen, []);
  const name = what.length > nameLengthMax ? `${what.slice(0, nameLengthMax)}…` : what;
  return (
    <div className={styles.place}>
      {above}
      {isGone ? (
        <EmptyState isPage icon={<SearchX aria-hidden />} title={messages.doesNotExist(name)}>
          <p>{messages.maybePrivate}</p>
          {more}
        </EmptyState>
      ) : (
        <EmptyState
          isPage
          icon={<CloudOff aria-hidden />}
          title={messages.notOnDevice(name)}
          actions={<Button onClick={onFetch}>{messages.downloadNow}</Button>}
        >
          <p>{messages.needsNetworkOnce(<Link to="/offline">{messages.offlineUse}</Link>)}</p>
        </EmptyState>
      )}
    </div>
  );
}
