import { type Language, languageLabels, languages } from '../../../contract/limits';
import type { RunLanguage } from '../../../wasm/run-client';
import { byteText } from '../../lib/words';
import { Button } from '../../ui/button';
import { KeptList, KeptRow } from '../../ui/kept-list';
import { TwoStepButton } from '../../ui/two-step-button';
import {
  bringRuntime,
  cancelRuntime,
  deviceLanguages,
  type RuntimeStanding,
  removeRuntime,
} from './runtime-downloads';
import { useRuntimes } from './use-runtimes';

const runsHere = (language: Language): language is RunLanguage =>
  deviceLanguages.some((known) => known === language);

export function RuntimeList() {
  const standing = useRuntimes();
  return (
    <KeptList>
      {languages.map((language) => (
        <KeptRow
          key={language}
          title={languageLabels[language]}
          line={runsHere(language) ? lineOf(standing[language]) : 'Runs on the judge'}
        >
          {runsHere(language) && <Actions language={language} standing={standing[language]} />}
        </KeptRow>
      ))}
    </KeptList>
  );
}

function lineOf(standing: RuntimeStanding | undefined): string {
  switch (standing?.at) {
    case undefined:
      return 'Looking…';
    case 'onDevice':
      return `On this device, ${byteText(standing.bytes)}`;
    case 'missing':
      return standing.problem ?? `Not on this device, ${byteText(standing.downloadBytes)} to fetch`;
    case 'downloading': {
      const { fraction, downloadBytes } = standing;
      return `${byteText(Math.round(fraction * downloadBytes))} of ${byteText(downloadBytes)}`;
    }
    case 'absent':
      return 'Not on this device, and not to be had right now: it runs on the judge';
    default:
      return standing satisfies never;
  }
}

interface ActionsProps {
  language: RunLanguage;
  standing: RuntimeStanding | undefined;
}

function Actions({ language, standing }: ActionsProps) {
  const name = languageLabels[language];
  switch (standing?.at) {
    case 'onDevice':
      return (
        <TwoStepButton question="Remove it?" onConfirm={() => void removeRuntime(language)}>
          Remove<span className="visually-hidden"> {name}</span>
        </TwoStepButton>
      );
    case 'missing':
      return (
        <Button small onClick={() => void bringRuntime(language)}>
          Download<span className="visually-hidden"> {name}</span>
        </Button>
      );
    case 'downloading':
      return (
        <>
          <progress aria-label={`Progress of ${name}`} value={standing.fraction} max={1} />
          <Button small onClick={() => cancelRuntime(language)}>
            Stop<span className="visually-hidden"> fetching {name}</span>
          </Button>
        </>
      );
    default:
      return null;
  }
}
