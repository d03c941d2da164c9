import { useLiveQuery } from 'dexie-react-hooks';
import { contestsWithTag } from '../../../data/copies/contests';
import { usePull } from '../../../parts/local-copies/use-pull';
import { pullContests } from '../../../sync/pull/pull-contests';
import { Section } from '../../../ui/layout/section';
import { ContestGrid } from './contest-grid';
import { messages } from './messages';

/** D-34: the contests with a tag, `count` of them on this device. */
export function TaggedContests({ tag, count }: { tag: string; count: number }) {
  const contests = useLiveQuery(() => contestsWithTag(tag), [tag]);
  usePull('tagged contests', pullContests);
  return (
    <Section title={messages.contests}>
      <ContestGrid contests={contests} isLoading={false} count={count} empty={null} />
    </Section>
  );
}
