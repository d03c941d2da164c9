import type { LanguageStatus, ServerStatus } from '../../../contract/entities/status';
import { languageLabels } from '../../../contract/limits';
import { type Fact, FactsTable } from './facts-table';
import { HealthMark } from './health-mark';
import { type Contact, describeParts, notKnown } from './status-words';

interface StatusReportProps {
  status: ServerStatus;
  contact: Contact;
}

export function StatusReport({ status, contact }: StatusReportProps) {
  const parts = describeParts(status, contact).map(
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
      <FactsTable
        title="Languages"
        facts={status.languages.map(contact === 'answered' ? languageFact : unknownLanguageFact)}
      />
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

function unknownLanguageFact({ language, available, version }: LanguageStatus): Fact {
  return {
    name: languageLabels[language],
    mark: <HealthMark health="unknown" />,
    value: notKnown,
    detail: `Last known: ${available ? (version ?? 'Available') : 'Not available'}`,
  };
}
