import { SkeletonLines } from '../../../ui/skeleton';
import { Rendered } from '../../../ui/text/rendered';
import { useMarkdown } from '../../../ui/text/use-markdown';
import styles from './contest-page.module.css';
import { messages } from './messages';

const titles = messages.sections;

export type ContestTexts = Record<keyof typeof titles, string>;

const names = Object.keys(titles) as (keyof typeof titles)[];

/** Rendered at once: sections that arrive one by one would push each other down. */
export function ContestSections({ texts }: { texts: ContestTexts }) {
  const rendered = useMarkdown(names.map((name) => texts[name]));
  if (!rendered) {
    return (
      <div className={styles.waiting}>
        <SkeletonLines count={9} />
      </div>
    );
  }
  return names.map((name, at) => {
    const text = rendered[at];
    return (
      <section key={name} className={styles.section}>
        <h2>{titles[name]}</h2>
        {text?.hasChildNodes() ? (
          <Rendered content={text} />
        ) : (
          <p className={styles.quiet}>{messages.emptySection}</p>
        )}
      </section>
    );
  });
}
