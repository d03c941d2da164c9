import type { LanguageStatus, ServerStatus } from '../../../contract/entities/status';
import { languageLabels } from '../../../contract/limits';
import { type Fact, FactsTable } from './facts-table';
import { HealthMark } from './health-mark';
import { messages } from './messages';
import { type Contact, describeParts } from './server-health';

const texts = messages.status;

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
      <FactsTable title={texts.parts} facts={[...parts, { name: texts.version, value: status.version }]} />
      <FactsTable
        title={texts.languages}
        facts={status.languages.map(contact === 'answered' ? languageFact : unknownLanguageFact)}
      />
    </>
  );
}

function languageFact({ language, available, version, reason, installHint }: LanguageStatus): Fact {
  return {
    name: languageLabels[language],
    mark: <HealthMark health={available ? 'good' : 'bad'} />,
    value: available ? (version ?? texts.available) : texts.notAvailable,
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
    value: texts.unknown,
    detail: texts.lastKnown(available ? (version ?? texts.available) : texts.notAvailable),
  };
}
