import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { CopyButton } from '../copy-button';
import { ScrollArea } from '../layout/scroll-area';
import { messages } from '../messages';
import styles from './text-block.module.css';
import { textExcerpt } from './text-excerpt';

interface TextBlockProps {
  title: string;
  /** Text for the copy button; no button without it. */
  text?: string;
  tall?: boolean;
  children?: ReactNode;
}

export function TextBlock({ title, text, tall, children }: TextBlockProps) {
  return (
    <figure className={styles.block}>
      <figcaption className={styles.title}>
        {title}
        {text !== undefined && <CopyButton text={text} label={messages.copy(title)} />}
      </figcaption>
      <ScrollArea label={title} className={classNames(styles.scroll, tall && styles.tall)} role="group">
        <pre className={styles.text}>{children ?? (text !== undefined && <Excerpt text={text} />)}</pre>
      </ScrollArea>
    </figure>
  );
}

function Excerpt({ text }: { text: string }) {
  if (text === '') return <span className={styles.nothing}>{messages.empty}</span>;
  const { shown, leftOut } = textExcerpt(text);
  if (leftOut === 0) return text;
  return (
    <>
      {shown}
      <span className={styles.nothing}>{`\n${messages.moreCharacters(leftOut)}`}</span>
    </>
  );
}
