import { RefreshCw } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { messages as partMessages } from '../../parts/messages';
import { Button } from '../../ui/button';
import { Page } from '../../ui/page';
import { type CheckOutcome, deviceChecks } from './device-checks';
import { type Fact, FactsTable } from './facts-table';
import { HealthMark } from './health-mark';
import { messages } from './messages';

const texts = messages.deviceCheck;

type Outcomes = Readonly<Record<string, CheckOutcome>>;

/** NAV-21: tests the browser features that the product needs, and explains failures. */
export function DeviceCheckPage() {
  const [outcomes, setOutcomes] = useState<Outcomes>({});
  const runAll = useCallback(() => {
    let wanted = true;
    setOutcomes({});
    for (const { name, run } of deviceChecks) {
      void run().then((outcome) => wanted && setOutcomes((known) => ({ ...known, [name]: outcome })));
    }
    return () => {
      wanted = false;
    };
  }, []);
  useEffect(runAll, [runAll]);

  const done = Object.keys(outcomes).length === deviceChecks.length;
  return (
    <Page
      title={partMessages.pageTitles['/test']}
      intro={texts.intro}
      narrow
      actions={
        <Button icon={<RefreshCw aria-hidden />} disabled={!done} onClick={runAll}>
          {texts.runAgain}
        </Button>
      }
    >
      <FactsTable
        title={headline(outcomes, done)}
        facts={deviceChecks.map((check) => fact(check, outcomes))}
      />
    </Page>
  );
}

function headline(outcomes: Outcomes, done: boolean): string {
  if (!done) return texts.checking;
  return Object.values(outcomes).every(({ ok }) => ok) ? texts.allWork : texts.someMissing;
}

function fact({ name, purpose }: { name: string; purpose: string }, outcomes: Outcomes): Fact {
  const outcome = outcomes[name];
  if (!outcome) return { name, value: texts.unknown, detail: purpose };
  return {
    name,
    mark: <HealthMark health={outcome.ok ? 'good' : 'bad'} />,
    value: outcome.ok ? texts.works : texts.fails,
    detail: outcome.ok ? purpose : texts.failed(outcome.reason, purpose),
  };
}
