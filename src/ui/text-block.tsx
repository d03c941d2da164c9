import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { CopyButton } from './copy-button';
import styles from './text-block.module.css';

interface TextBlockProps {
  title: string;
  /** What the copy button takes; without it there is none. */
  text?: string;
  tall?: boolean;
  children?: ReactNode;
}

/** Text as programs read and write it, under its name. */
export function TextBlock({ title, text, tall, children }: TextBlockProps) {
  return (
    <figure className={styles.block}>
      <figcaption className={styles.title}>
        {title}
        {text !== undefined && <CopyButton text={text} label={`Copy ${title.toLowerCase()}`} />}
      </figcaption>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this only names what can be scrolled */}
      <div
        role="group"
        aria-label={title}
        className={classNames(styles.scroll, tall && styles.tall)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <pre className={styles.text}>
          {children ?? (text === '' ? <span className={styles.nothing}>empty</span> : text)}
        </pre>
      </div>
    </figure>
  );
}
