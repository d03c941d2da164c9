import type { PublicQuestion } from '../../../../contract/entities/public-question';
import { SortableList } from '../../../ui/sortable-list/sortable-list';
import { Rendered } from '../../../ui/text/rendered';
import { useMarkdown } from '../../../ui/text/use-markdown';
import { messages } from '../messages';
import styles from '../quiz.module.css';

interface OrderInputProps {
  question: PublicQuestion;
  /** Ids of all lines; lines that the question no longer has are left out. */
  answer: readonly string[];
  locked: boolean;
  onChoose(answer: string[]): void;
}

export function OrderInput({ question, answer, locked, onChoose }: OrderInputProps) {
  const { lines = [], isCode = false } = question;
  const rendered = useMarkdown(isCode ? [] : lines.map(({ text }) => text));
  const shown = new Map(lines.map(({ id, text }, at) => [id, { text, content: rendered?.[at] }]));
  const known = answer.filter((id) => shown.has(id));
  // The author has added lines since the draft was saved.
  const added = lines.flatMap(({ id }) => (known.includes(id) ? [] : [id]));
  return (
    <SortableList
      items={[...known, ...added]}
      idOf={(id) => id}
      nameOf={(id) => shown.get(id)?.text.trim() ?? id}
      label={messages.lines}
      isLocked={locked}
      dragsRows
      onReorder={onChoose}
    >
      {(id) => {
        const { text = '', content } = shown.get(id) ?? {};
        if (isCode) return <code className={styles.codeLine}>{text}</code>;
        return content ? <Rendered content={content} /> : text;
      }}
    </SortableList>
  );
}
