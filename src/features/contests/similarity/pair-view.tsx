import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { SimilarityReport, SimilarPair } from '../../../../contract/entities/contest/similarity';
import { languageLabels } from '../../../../contract/limits';
import { usePull } from '../../../parts/local-copies/use-pull';
import { fetchSimilarCode } from '../../../sync/contest-run/similarity';
import { Button, IconButton } from '../../../ui/button';
import { SkeletonLines } from '../../../ui/skeleton';
import { problemTopic } from '../messages/topic';
import { CodeSide } from './code-side';
import { messages } from './messages';
import styles from './similarity.module.css';

interface PairViewProps {
  slug: string;
  report: SimilarityReport;
  pairs: readonly SimilarPair[];
  /** Position in `pairs`; −1: not reported. */
  shown: number;
  onShow(index: number): void;
  onClose(): void;
}

export function PairView({ slug, report, pairs, shown, onShow, onClose }: PairViewProps) {
  const pair = pairs[shown];
  const title = useRef<HTMLHeadingElement>(null);
  const name = pair && messages.pairTitle(pair.left.displayName, pair.right.displayName);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another pair
  useEffect(() => title.current?.focus(), [name]);
  useKeys({
    j: () => onShow(shown + 1),
    k: () => onShow(shown - 1),
    escape: onClose,
  });
  return (
    <section className={styles.view}>
      <div className={styles.check}>
        <Button small icon={<ChevronLeft aria-hidden />} onClick={onClose}>
          {messages.allPairs}
        </Button>
        {pair && (
          <>
            <IconButton
              small
              look="plain"
              label={messages.previousPair}
              disabled={shown === 0}
              onClick={() => onShow(shown - 1)}
            >
              <ChevronLeft aria-hidden />
            </IconButton>
            <span>{messages.pairOf(shown + 1, pairs.length)}</span>
            <IconButton
              small
              look="plain"
              label={messages.nextPair}
              disabled={shown === pairs.length - 1}
              onClick={() => onShow(shown + 1)}
            >
              <ChevronRight aria-hidden />
            </IconButton>
          </>
        )}
      </div>
      {pair ? (
        <>
          <div>
            <h2 ref={title} tabIndex={-1}>
              {name}
            </h2>
            <p className={styles.quiet}>
              {[
                messages.percent(pair.similarity),
                problemTopic(report.problems, pair.problemID),
                languageLabels[pair.language],
              ].join(' · ')}
            </p>
          </div>
          <BothCodes key={`${pair.left.id}.${pair.right.id}`} slug={slug} pair={pair} />
        </>
      ) : (
        <p>{messages.pairGone}</p>
      )}
    </section>
  );
}

function BothCodes({ slug, pair }: { slug: string; pair: SimilarPair }) {
  const { left, right } = pair;
  const ids = { contestSlug: slug, leftID: left.id, rightID: right.id };
  const { last, again } = usePull(JSON.stringify(ids), () => fetchSimilarCode(ids));
  const [part, setPart] = useState(0);
  const count = last?.ok ? last.data.parts.length : 0;
  const move = (step: number) => setPart(Math.min(Math.max(part + step, 0), Math.max(count - 1, 0)));
  useKeys({ n: () => move(1), p: () => move(-1) });
  if (!last) return <SkeletonLines count={12} />;
  if (!last.ok) {
    return (
      <p role="alert">
        {last.message} <Button onClick={again}>{messages.tryAgain}</Button>
      </p>
    );
  }
  const { data } = last;
  return (
    <>
      <fieldset className={styles.parts}>
        <legend>{messages.parts}</legend>
        {data.parts.map(({ left: [from] }, index) => (
          <Button
            key={from}
            small
            look={index === part ? 'primary' : 'plain'}
            aria-pressed={index === part}
            onClick={() => setPart(index)}
          >
            {messages.part(index + 1)}
          </Button>
        ))}
      </fieldset>
      <div className={styles.sides}>
        {(['left', 'right'] as const).map((side) => (
          <CodeSide
            key={side}
            slug={slug}
            entry={pair[side]}
            code={data[side]}
            spans={data.parts.map((one) => one[side])}
            part={part}
          />
        ))}
      </div>
      <p className={styles.keys}>{messages.partKeys}</p>
    </>
  );
}

/** Keys of the whole page, while nobody types. */
function useKeys(actions: Record<string, () => void>): void {
  const latest = useRef(actions);
  // Before the browser handles the next key.
  useLayoutEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const onKey = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const isTyping = target instanceof HTMLElement && target.closest('input, textarea, select, dialog');
      if (!isTyping && !ctrlKey && !metaKey && !altKey) latest.current[key.toLowerCase()]?.();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
