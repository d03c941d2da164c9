import type { ManagedJudgement } from '../../../../../contract/entities/contest/managed-submission';
import { verdictLabels } from '../../../../../contract/rules/judging/verdicts';
import { formatExactTime } from '../format-time';
import styles from '../manage.module.css';
import { messages } from './messages';

const texts = messages.submission;

export function JudgementList({ judgements }: { judgements: readonly ManagedJudgement[] }) {
  if (judgements.length === 0) return null;
  return (
    <section aria-label={texts.judgements}>
      <h3>{texts.judgements}</h3>
      <ol className={styles.judgements}>
        {judgements.map(({ number, reason, counts, verdict, score, problemVersion, judgedTime }) => (
          <li key={number}>
            <strong>{verdictLabels[verdict]}</strong>
            {` ${texts.judgement(messages.points(score), texts.judgementReasons[reason], problemVersion)} · `}
            <time dateTime={judgedTime}>{formatExactTime(judgedTime)}</time>
            {counts && <span className={styles.mark}>{texts.counts}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
