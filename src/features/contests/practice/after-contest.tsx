import { VirtualPanel } from '../virtual/virtual-panel';
import { PracticePanel } from './practice-panel';

/** What a finished contest offers. One module: each further one makes every first visit heavier. */
export function AfterContest({ slug }: { slug: string }) {
  return (
    <>
      <PracticePanel slug={slug} />
      <VirtualPanel slug={slug} />
    </>
  );
}
