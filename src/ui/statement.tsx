import { Markdown } from './markdown';
import styles from './statement.module.css';
import { TextBlock } from './text-block';

interface Section {
  title: string | null;
  markdown: string;
}

interface StatementProps {
  before: readonly Section[];
  samples: readonly { input: string; output: string }[];
  after: readonly Section[];
}

/** What a problem asks: its texts, and its samples side by side between them. */
export function Statement({ before, samples, after }: StatementProps) {
  return (
    <div className={styles.statement}>
      {before.map((section) => (
        <StatementSection key={section.title ?? ''} section={section} />
      ))}
      {samples.map(({ input, output }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: samples have no name but their place
        <section key={at} aria-label={`Sample ${at + 1}`}>
          <h2 className={styles.title}>{samples.length > 1 ? `Sample ${at + 1}` : 'Sample'}</h2>
          <div className={styles.sample}>
            <TextBlock title="Input" text={input} />
            <TextBlock title="Output" text={output} />
          </div>
        </section>
      ))}
      {after.map((section) => (
        <StatementSection key={section.title ?? ''} section={section} />
      ))}
    </div>
  );
}

function StatementSection({ section }: { section: Section }) {
  return (
    <section>
      {section.title && <h2 className={styles.title}>{section.title}</h2>}
      <Markdown source={section.markdown} lines={section.title ? 2 : 5} />
    </section>
  );
}
