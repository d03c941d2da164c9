import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { ProblemDetail } from '../../../contract/entities/problem/problem';
import type { StatementImage } from '../../../contract/entities/problem/statement-texts';
import { loadPart } from '../../first-screen/page-shown';
import { ImageSource, type ShownImages } from '../../ui/text/image-source';
import styles from './statement.module.css';

const LanguageSwitch = lazy(() =>
  loadPart(() => import('../statement/language-switch').then((part) => ({ default: part.LanguageSwitch }))),
);

/** Above a statement that exists in several languages. */
export function StatementLanguages({ problem }: { problem: ProblemDetail }) {
  if (!problem.translations) return null;
  return (
    <div className={styles.languages}>
      <Suspense>
        <LanguageSwitch problem={problem} />
      </Suspense>
    </div>
  );
}

const ProblemCredits = lazy(() =>
  loadPart(() => import('../statement/problem-credits').then((part) => ({ default: part.ProblemCredits }))),
);

/** Author, source and licence, if they are known. */
export function ProblemOrigin({ credits }: Pick<ProblemDetail, 'credits'>) {
  return (
    credits && (
      <Suspense fallback={<div className={styles.origin} />}>
        <ProblemCredits credits={credits} />
      </Suspense>
    )
  );
}

type WithImages = Pick<ProblemDetail, 'id' | 'images'>;

interface ProblemImagesProps {
  problem: WithImages;
  /** Imports `src/data/images`, which parts may not know. */
  load(): Promise<{
    watchImages(
      id: string,
      images: readonly StatementImage[],
      onChange: (shown: ShownImages) => void,
    ): () => void;
  }>;
  children: ReactNode;
}

/** Shows the problem's images in all texts below it. */
export function ProblemImages({ problem, load, children }: ProblemImagesProps) {
  const { id, images } = problem;
  const key = images && JSON.stringify([id, images.map(({ name, hash }) => [name, hash])]);
  const [shown, show] = useState<{ key: string; images: ShownImages }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key has what counts of the images
  useEffect(() => {
    if (!images || key === undefined) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    loadPart(load).then(
      ({ watchImages }) => {
        if (!isOver) stop = watchImages(id, images, (found) => show({ key, images: found }));
      },
      () => show({ key, images: new Map() }),
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [key]);
  const found = shown && shown.key === key ? shown.images : null;
  return <ImageSource value={key === undefined ? undefined : found}>{children}</ImageSource>;
}
