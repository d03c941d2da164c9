import type { ProblemDetail } from '../../../../contract/entities/problem/problem';
import { type HelpPart, helpParts } from '../../../../contract/entities/problem/problem-help';
import { deviceAccount } from '../../../data/account/account';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { Rendered } from '../../../ui/text/rendered';
import { useMarkdown } from '../../../ui/text/use-markdown';
import styles from '../help.module.css';
import { messages } from '../messages';

interface HintsProps {
  problem: ProblemDetail;
  account: string;
  parts: ReadonlySet<HelpPart>;
  onOpen(part: HelpPart): Promise<void>;
}

/** One at a time: each hint is a larger step. */
export function Hints({ problem, account, parts, onOpen }: HintsProps) {
  const { hints } = problem;
  if (!hints) return <Notice>{messages.withheld}</Notice>;
  const count = hints.filter((_, at) => parts.has(helpParts[at] ?? 'editorial')).length;
  const next = count < hints.length ? helpParts[count] : undefined;
  return (
    <>
      {hints.slice(0, count).map((text, at) => (
        <Hint key={text} number={at + 1} text={text} />
      ))}
      {next && (
        <>
          <div>
            <Button onClick={() => void onOpen(next)}>{messages.show[next]}</Button>
          </div>
          <p className={styles.quiet}>
            {account === deviceAccount ? messages.notRecorded : messages.recorded}
          </p>
        </>
      )}
    </>
  );
}

function Hint({ number, text }: { number: number; text: string }) {
  const content = useMarkdown([text])?.[0];
  return (
    <section className={styles.hint}>
      <h3 className={styles.subtitle}>{messages.hint(number)}</h3>
      <div role="status">{content && <Rendered content={content} />}</div>
    </section>
  );
}
