import { type ComponentType, useState } from 'react';
import { classWorkLimits } from '../../../../contract/class-limits';
import type { GivenWork } from '../../../../contract/entities/classes/class-work';
import { languageLabels } from '../../../../contract/limits';
import { accountKey } from '../../../auth/session';
import type { StudentWorkRow } from '../../../data/classes/class-work';
import { type ShownComment, writeComment } from '../../../data/classes/comments';
import { momentText } from '../../../lib/words';
import { Button } from '../../../ui/button';
import { useNow } from '../../../ui/time/use-now';
import { CodeLines } from './code-lines';
import { CommentList } from './comment-list';
import { describeWork } from './describe-work';
import { messages } from './messages';
import styles from './student-work.module.css';
import { useReadMarks } from './use-comments';

/** Passed in by the route: features do not import each other. */
export type DifferenceView = ComponentType<{
  before: string;
  after: string;
  names: readonly [before: string, after: string];
}>;

interface SubmissionViewProps {
  work: StudentWorkRow;
  submission: GivenWork;
  /** The one before it. */
  previous: GivenWork | undefined;
  comments: readonly ShownComment[];
  Difference: DifferenceView;
}

export function SubmissionView({ work, submission, previous, comments, Difference }: SubmissionViewProps) {
  const { code = '', language } = submission;
  const [isComparing, setComparing] = useState(false);
  const [isWriting, setWriting] = useState(false);
  const fresh = useReadMarks(comments);
  const now = useNow();
  const { label, isGood, facts } = describeWork(submission);
  const write = (line: number | null, quote: string | null, text: string, commentID?: string) =>
    writeComment(
      accountKey(),
      {
        classID: work.classID,
        submissionID: submission.submissionID,
        line,
        problemID: work.problemID,
        problemTitle: work.title,
        student: work.student,
        quote: quote?.slice(0, classWorkLimits.quotedLineLengthMax) ?? null,
      },
      text,
      commentID,
    );
  return (
    <article className={styles.submission}>
      <p className={styles.facts}>
        <strong data-good={isGood}>{label}</strong>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        {language && <span>{languageLabels[language]}</span>}
        <time dateTime={submission.receivedTime}>{momentText(Date.parse(submission.receivedTime), now)}</time>
      </p>
      {previous?.code === code && <p className={styles.quiet}>{messages.sameCode}</p>}
      {previous?.code !== undefined && previous.code !== code && (
        <Button small onClick={() => setComparing(!isComparing)}>
          {isComparing ? messages.hideChanges : messages.showChanges}
        </Button>
      )}
      {isComparing && previous?.code !== undefined ? (
        <section aria-label={messages.changes}>
          <Difference before={previous.code} after={code} names={messages.names} />
        </section>
      ) : (
        <CodeLines code={code} comments={comments} fresh={fresh} onWrite={write} />
      )}
      <section className={styles.whole}>
        <h2>{messages.whole}</h2>
        <CommentList
          label={messages.whole}
          comments={comments.filter(({ line }) => line === null)}
          fresh={fresh}
          isWriting={isWriting}
          formLabel={messages.comment}
          buttonLabel={messages.addWhole}
          onWriting={setWriting}
          onWrite={(text, commentID) => write(null, null, text, commentID)}
        />
      </section>
    </article>
  );
}
