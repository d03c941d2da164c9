import type { ReactNode } from 'react';
import { TagLink } from '../../../parts/tag-link';
import { Page } from '../../../ui/page';
import { ContestCover } from './contest-cover';
import { ContestLogo } from './contest-logo';
import styles from './contest-page.module.css';
import { ContestSections, type ContestTexts } from './contest-sections';
import { messages } from './messages';

export interface ShownContest extends ContestTexts {
  name: string;
  creatorName: string;
  imageURL: string | null;
  logoURL?: string | null | undefined;
  tags: readonly string[];
}

interface ContestLayoutProps {
  contest: ShownContest;
  above: ReactNode;
  actions?: ReactNode;
  panel: ReactNode;
}

/** CDET-1 … CDET-5, shared with the preview (CPRE-2). */
export function ContestLayout({ contest, above, actions, panel }: ContestLayoutProps) {
  const { name, creatorName, imageURL, logoURL, tags } = contest;
  return (
    <Page
      title={name}
      above={above}
      intro={
        <div className={styles.intro}>
          <span className={styles.creator}>
            <ContestLogo logoURL={logoURL} />
            {messages.by(creatorName)}
          </span>
          {tags.length > 0 && (
            <span className={styles.tags}>
              {tags.map((tag) => (
                <TagLink key={tag} tag={tag} />
              ))}
            </span>
          )}
        </div>
      }
      actions={actions}
    >
      <div className={styles.columns}>
        <div className={styles.cover}>
          <ContestCover imageURL={imageURL} />
        </div>
        <aside className={styles.panel} aria-label={messages.timesAndRegistration}>
          {panel}
        </aside>
        <div className={styles.texts}>
          <ContestSections texts={contest} />
        </div>
      </div>
    </Page>
  );
}
