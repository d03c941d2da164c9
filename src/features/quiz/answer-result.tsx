import { CircleCheck, CircleX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { KeptResult } from '../../../contract/entities/practice';
import type { PublicQuestion } from '../../../contract/entities/public-question';
import { momentText } from '../../lib/words';
import { Notice } from '../../ui/notice';
import { Rendered } from '../../ui/text/rendered';
import { useMarkdown } from '../../ui/text/use-markdown';
import { rightAnswerText } from './answer-status';
import { messages } from './messages';
import styles from './quiz.module.css';

interface AnswerResultProps {
  result: KeptResult;
  question: PublicQuestion;
  isNew: boolean;
}

export function AnswerResult({ result, question, isNew }: AnswerResultProps) {
  const { correct, score, blanks, correctAnswer, explanation, judgedAgain, contest } = result;
  const texts = useMarkdown([
    correctAnswer === undefined ? '' : rightAnswerText(question, correctAnswer),
    explanation,
  ]);
  const place = useRef<HTMLDivElement>(null);
  const comesIntoSight = isNew && texts !== null;
  useEffect(() => {
    if (comesIntoSight) place.current?.scrollIntoView({ block: 'nearest' });
  }, [comesIntoSight]);
  const wrong = blanks?.flatMap((blank, index) => (blank.correct ? [] : [index + 1])) ?? [];
  if (contest?.state === 'held' || contest?.state === 'refused') {
    const isHeld = contest.state === 'held';
    return (
      <div ref={place} className={styles.result}>
        <Notice tone={isHeld ? 'accent' : 'alert'} title={isHeld ? messages.held : messages.notCounted}>
          {contest.reason}
        </Notice>
      </div>
    );
  }
  return (
    <div ref={place} className={styles.result}>
      <Notice
        tone={correct ? 'safe' : 'accent'}
        title={correct ? messages.correct : score > 0 ? messages.partlyCorrect : messages.incorrect}
        icon={correct ? <CircleCheck aria-hidden /> : <CircleX aria-hidden />}
      >
        <p>{messages.points(score)}</p>
        {judgedAgain && (
          <p>
            {messages.judgedAgain(momentText(Date.parse(judgedAgain.at), Date.now()), judgedAgain.correct)}
          </p>
        )}
        {wrong.length > 0 && <p>{messages.wrongBlanks(wrong)}</p>}
      </Notice>
      {texts?.[0] && !correct && (
        <section>
          <h2 className={styles.heading}>{messages.correctAnswer}</h2>
          <Rendered content={texts[0]} />
        </section>
      )}
      {texts?.[1] && explanation.trim() !== '' && (
        <section>
          <h2 className={styles.heading}>{messages.explanation}</h2>
          <Rendered content={texts[1]} />
        </section>
      )}
    </div>
  );
}
