import type { ManagedJudgement } from '../../../../contract/entities/contest/managed-submission';
import { verdictLabels } from '../../../../contract/rules/verdicts';
import styles from './manage.module.css';
import { exactText } from './manage-words';

const reasonTexts: Readonly<Record<ManagedJudgement['reason'], string>> = {
  first: 'first judgement',
  takeover: 'judged by a second worker after the first was lost',
  rejudge: 'rejudged',
};

export function JudgementList({ judgements }: { judgements: readonly ManagedJudgement[] }) {
  if (judgements.length === 0) return null;
  return (
    <section aria-label="Judgements">
      <h3>Judgements</h3>
      <ol className={styles.judgements}>
        {judgements.map(({ number, reason, counts, verdict, score, problemVersion, judgedTime }) => (
          <li key={number}>
            <strong>{verdictLabels[verdict]}</strong>
            {` ${Number(score.toFixed(2))} points · ${reasonTexts[reason]} · problem version ${problemVersion} · `}
            <time dateTime={judgedTime}>{exactText(judgedTime)}</time>
            {counts && <span className={styles.mark}>counts</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
