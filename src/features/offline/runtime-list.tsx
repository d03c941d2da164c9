import { type Language, languageLabels, languages } from '../../../contract/limits';
import type { RunLanguage } from '../../../wasm/run-client';
import { isPlainHttp } from '../../lib/plain-http';
import { Button } from '../../ui/button';
import { ItemList, ItemRow } from '../../ui/layout/item-list';
import { messages as uiMessages } from '../../ui/messages';
import { TwoStepButton } from '../../ui/two-step-button';
import { messages } from './messages';
import {
  cancelRuntime,
  deviceLanguages,
  downloadRuntime,
  type RuntimeStatus,
  removeRuntime,
} from './runtime-downloads';
import { useRuntimes } from './use-runtimes';

const runsHere = (language: Language): language is RunLanguage =>
  deviceLanguages.some((known) => known === language);

export function RuntimeList() {
  const status = useRuntimes();
  return (
    <ItemList>
      {languages.map((language) => (
        <ItemRow
          key={language}
          title={languageLabels[language]}
          line={runsHere(language) ? lineOf(status[language]) : messages.runtimes.judgeOnly}
        >
          {runsHere(language) && <Actions language={language} status={status[language]} />}
        </ItemRow>
      ))}
    </ItemList>
  );
}

function lineOf(status: RuntimeStatus | undefined): string {
  const texts = messages.runtimes;
  switch (status?.at) {
    case undefined:
      return texts.checking;
    case 'onDevice':
      return texts.onDevice(status.bytes);
    case 'missing':
      if (isPlainHttp()) return texts.notKept;
      return status.problem ?? texts.missing(status.downloadBytes);
    case 'downloading': {
      const { fraction, downloadBytes } = status;
      return texts.loading(Math.round(fraction * downloadBytes), downloadBytes);
    }
    case 'absent':
      return texts.unavailable;
    default:
      return status satisfies never;
  }
}

interface ActionsProps {
  language: RunLanguage;
  status: RuntimeStatus | undefined;
}

function Actions({ language, status }: ActionsProps) {
  const name = languageLabels[language];
  const texts = messages.runtimes;
  switch (status?.at) {
    case 'onDevice':
      return (
        <TwoStepButton question={texts.confirmRemove} onConfirm={() => void removeRuntime(language)}>
          {texts.remove(name)}
        </TwoStepButton>
      );
    case 'missing':
      if (isPlainHttp()) return null;
      return (
        <Button small onClick={() => void downloadRuntime(language)}>
          {texts.download(name)}
        </Button>
      );
    case 'downloading':
      return (
        <>
          <progress aria-label={uiMessages.progressOf(name)} value={status.fraction} max={1} />
          <Button small onClick={() => cancelRuntime(language)}>
            {texts.stop(name)}
          </Button>
        </>
      );
    default:
      return null;
  }
}
