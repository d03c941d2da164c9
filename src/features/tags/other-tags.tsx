import { Link } from '@tanstack/react-router';
import type { TagCount } from '../../../contract/entities/search';
import { useFrom } from '../../parts/use-from';
import { Section } from '../../ui/layout/section';
import { messages } from './messages';
import { TagChip } from './tag-chip';
import styles from './tags.module.css';

const shownMax = 12;

export function OtherTags({ tags }: { tags: readonly TagCount[] }) {
  const from = useFrom();
  if (tags.length === 0) return null;
  return (
    <Section
      title={messages.otherTags}
      aside={
        tags.length > shownMax && (
          <Link to="/tags" state={{ from }}>
            {messages.all(tags.length)}
          </Link>
        )
      }
    >
      <ul className={styles.chips}>
        {tags.slice(0, shownMax).map((count) => (
          <li key={count.tag}>
            <TagChip count={count} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
