import { useLiveQuery } from 'dexie-react-hooks';
import { Bookmark } from 'lucide-react';
import { isBookmarked, setBookmark } from '../../../data/own-lists/bookmarks';
import { IconButton } from '../../../ui/button';
import { messages } from '../messages';
import { change, useAccount } from '../use-lists';
import styles from './marks.module.css';

interface BookmarkButtonProps {
  problemID: string;
  /** In a list of problems, where the button needs a name of its own. */
  title?: string;
  small?: boolean;
}

/** One press sets or removes the bookmark. */
export function BookmarkButton({ problemID, title, small }: BookmarkButtonProps) {
  const account = useAccount();
  const isOn = useLiveQuery(() => isBookmarked(account, problemID), [account, problemID]) ?? false;
  return (
    <IconButton
      small={small === true}
      label={title === undefined ? messages.bookmark : messages.bookmarkOf(title)}
      aria-pressed={isOn}
      className={styles.bookmark}
      onClick={() => void change(() => setBookmark(account, problemID, !isOn))}
    >
      <Bookmark aria-hidden />
    </IconButton>
  );
}
