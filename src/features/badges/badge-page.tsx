import { useLiveQuery } from 'dexie-react-hooks';
import { SearchX } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { type BadgeName, findBadge } from '../../../contract/rules/badge-names';
import { badges } from '../../../contract/rules/badges';
import { readBadge } from '../../data/copies/badges';
import { BadgeMark } from '../../parts/badge-mark';
import { UpdatedLine } from '../../parts/local-copies/updated-line';
import { usePull } from '../../parts/local-copies/use-pull';
import { syncStatus } from '../../sync/network/sync-status';
import { pullBadge } from '../../sync/pull/pull-badge';
import { BackLink } from '../../ui/back-link';
import { Section } from '../../ui/layout/section';
import { EmptyState } from '../../ui/notice';
import { Page } from '../../ui/page';
import { usePageName } from '../../ui/page-name';
import { AllBadges } from './all-badges';
import { messages } from './messages';
import { RecentHolders } from './recent-holders';

interface BadgePageProps {
  name: string;
  from: string | undefined;
}

/** NAV-20, D-34. Only the recent holders need the network. */
export function BadgePage({ name, from }: BadgePageProps) {
  const known = findBadge(name);
  return known ? <KnownBadge name={known} from={from} /> : <NoBadge name={name} />;
}

function KnownBadge({ name, from }: { name: BadgeName; from: string | undefined }) {
  const offline = useSnapshot(syncStatus).network === 'offline';
  const badge = useLiveQuery(() => readBadge(name), [name]);
  const pull = usePull(`${name}:${offline}`, () => pullBadge(name));
  const { title, description, how } = badges[name];
  usePageName(title);
  return (
    <Page
      title={title}
      above={<BackLink from={from} fallback="/profile" label={messages.profile} />}
      intro={description}
      actions={<BadgeMark name={name} large />}
    >
      <Section title={messages.howToEarn}>
        <p>{how}</p>
      </Section>
      <AllBadges current={name} />
      {/* Last: it arrives later than the rest, and would move what is below. */}
      <Section
        title={messages.earnedLately}
        aside={
          <UpdatedLine
            fetchedAt={badge?.fetchedAt}
            pulling={pull.pulling}
            offline={offline}
            onRefresh={pull.again}
          />
        }
      >
        <RecentHolders badge={badge} pulling={pull.pulling} offline={offline} />
      </Section>
    </Page>
  );
}

function NoBadge({ name }: { name: string }) {
  return (
    <Page
      title={messages.badge}
      above={<BackLink from={undefined} fallback="/profile" label={messages.profile} />}
    >
      <EmptyState icon={<SearchX aria-hidden />} title={messages.unknownBadge(name)}>
        {messages.unknownBadgeHint}
      </EmptyState>
      <AllBadges current={undefined} />
    </Page>
  );
}
