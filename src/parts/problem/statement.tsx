import { useLayoutEffect } from 'react';
import { endFirstScreen } from '../../first-screen/first-screen';
import { notePageShown } from '../../first-screen/page-shown';
import { SkeletonLines } from '../../ui/skeleton';
import { Rendered } from '../../ui/text/rendered';
import { TextBlock } from '../../ui/text/text-block';
import { useMarkdown } from '../../ui/text/use-markdown';
import { messages } from '../messages';
import { TagLink } from '../tag-link';
import styles from './statement.module.css';

interface Section {
  title: string | null;
  markdown: string;
}

interface StatementProps {
  before: readonly Section[];
  samples: readonly { input: string; output: string; explanation?: string | undefined }[];
  after: readonly Section[];
  tags: readonly string[];
}

/**
 * A problem statement: texts with the samples between them. Shown only when complete, because parts that
 * arrive one by one would shift the layout.
 */
export function Statement({ before, samples, after, tags }: StatementProps) {
  const ofSamples = samples.map(({ explanation = '' }) => explanation);
  const texts = useMarkdown([...[...before, ...after].map(({ markdown }) => markdown), ...ofSamples]);
  const isShown = texts !== null;
  useLayoutEffect(() => {
    if (!isShown) return;
    endFirstScreen();
    notePageShown();
  }, [isShown]);
  if (!texts) {
    return (
      <div className={styles.waiting}>
        <SkeletonLines count={14} />
      </div>
    );
  }
  return (
    <div className={styles.statement}>
      {before.map(({ title }, at) => (
        <StatementText key={title ?? ''} title={title} text={texts[at]} />
      ))}
      {samples.map(({ input, output, explanation }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: samples have no name but their place
        <section key={at} aria-label={messages.sampleNumber(at + 1)}>
          <h2 className={styles.title}>
            {samples.length > 1 ? messages.sampleNumber(at + 1) : messages.sample}
          </h2>
          <div className={styles.sample}>
            <TextBlock title={messages.input} text={input} />
            <TextBlock title={messages.output} text={output} />
          </div>
          {explanation && <StatementText title={null} text={texts[before.length + after.length + at]} />}
        </section>
      ))}
      {after.map(({ title }, at) => (
        <StatementText key={title ?? ''} title={title} text={texts[before.length + at]} />
      ))}
      {tags.length > 0 && (
        <p className={styles.tags}>
          {tags.map((tag) => (
            <TagLink key={tag} tag={tag} />
          ))}
        </p>
      )}
    </div>
  );
}

function StatementText({ title, text }: { title: string | null; text: DocumentFragment | undefined }) {
  return (
    <section>
      {title && <h2 className={styles.title}>{title}</h2>}
      {text && <Rendered content={text} />}
    </section>
  );
}
