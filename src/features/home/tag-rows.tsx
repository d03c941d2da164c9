import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { usedTagsFirst } from '../../lib/problems/used-tags';
import { languageTags } from '../../parts/language-tags';
import { TagLink } from '../../parts/tag-link';
import { IconButton } from '../../ui/button';
import styles from './home.module.css';
import { messages } from './messages';

const rows = {
  languages: Object.values(languageTags),
  // Each tag has questions in `content/questions`; others would lead to an empty page.
  frameworks: ['react', 'node', 'express', 'django', 'flask', 'spring', 'numpy', 'vue'],
  topics: [
    'loops',
    'arrays',
    'strings',
    'recursion',
    'hashing',
    'sorting',
    'greedy',
    'two pointers',
    'graphs',
    'dp',
    'binary search',
    'maths',
  ],
};

/** HOME-4: rows of moving tags that the user can stop. */
export function TagRows() {
  const [moves, setMoves] = useState(true);
  // Read once: a moving row must not change its order.
  const [ordered] = useState(() =>
    (['languages', 'frameworks', 'topics'] as const).map(
      (name) => [name, usedTagsFirst(rows[name])] as const,
    ),
  );
  return (
    <section className={styles.rows} aria-label={messages.tags} data-moves={moves}>
      <IconButton
        label={moves ? messages.pauseAnimation : messages.resumeAnimation}
        small
        className={styles.pause}
        onClick={() => setMoves(!moves)}
      >
        {moves ? <Pause aria-hidden /> : <Play aria-hidden />}
      </IconButton>
      {ordered.map(([name, tags]) => (
        <div key={name} className={styles.row}>
          <TagList name={messages[name]} tags={tags} />
          {/* A copy for an endless loop; hidden from screen readers and keyboard. */}
          <div aria-hidden="true" inert className={styles.again}>
            <TagList name={messages[name]} tags={tags} />
          </div>
        </div>
      ))}
    </section>
  );
}

function TagList({ name, tags }: { name: string; tags: readonly string[] }) {
  return (
    <ul className={styles.tags} aria-label={name}>
      {tags.map((tag) => (
        <li key={tag}>
          <TagLink tag={tag} />
        </li>
      ))}
    </ul>
  );
}
