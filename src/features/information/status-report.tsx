import type { LanguageStatus, ServerStatus } from '../../../contract/entities/status';
import { languageLabels } from '../../../contract/limits';
import { type Fact, FactsTable } from './facts-table';
import { HealthMark } from './health-mark';
import { describeParts } from './status-words';

interface StatusReportProps {
  status: ServerStatus;
  isAnswering: boolean;
}

/** The parts of the server and the languages it judges. */
export function StatusReport({ status, isAnswering }: StatusReportProps) {
  const parts = describeParts(status, isAnswering).map(
    ({ name, health, state, detail }): Fact => ({
      name,
      value: state,
      detail,
      mark: <HealthMark health={health} />,
    }),
  );
  return (
    <>
      <FactsTable title="Parts" facts={[...parts, { name: 'Version', value: status.version }]} />
      <FactsTable title="Languages" facts={status.languages.map(languageFact)} />
    </>
  );
}

function languageFact({ language, available, version, reason, installHint }: LanguageStatus): Fact {
  return {
    name: languageLabels[language],
    mark: <HealthMark health={available ? 'good' : 'bad'} />,
    value: available ? (version ?? 'Available') : 'Not available',
    detail: available ? undefined : (
      <>
        {reason} {installHint && <code>{installHint}</code>}
      </>
    ),
  };
}
