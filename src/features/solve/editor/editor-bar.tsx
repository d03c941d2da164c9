import { RotateCcw } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { IconButton } from '../../../ui/button';
import { Select } from '../../../ui/select';
import {
  acceptOtherVersion,
  chooseLanguage,
  offeredLanguages,
  resetCode,
  resolveDeviceConflict,
  saveChosenVersion,
} from '../draft/draft-actions';
import { SavingIndicator } from '../draft/saving-indicator';
import { useDeviceConflict } from '../draft/use-device-conflict';
import { useDocument } from '../draft/use-draft';
import { messages } from '../messages';
import { useSolve } from '../screen-state';
import styles from './code-editor.module.css';
import { KeyHelp } from './key-help';
import { languageOptions, notJudgedText } from './language-options';
import { useJudgedLanguages } from './use-judged-languages';

/** Rare, so that they load when they are needed; `loadSubmit` loads the same chunk in advance. */
const DeviceConflictNotice = lazy(() =>
  import('../notices/device-conflict-notice').then((part) => ({ default: part.DeviceConflictNotice })),
);
const ForeignDraftNotice = lazy(() =>
  import('../notices/foreign-draft-notice').then((part) => ({ default: part.ForeignDraftNotice })),
);

export function EditorBar() {
  const solve = useSolve();
  const document = useDocument();
  const { language, theirs, allowed } = useSnapshot(solve.state);
  const facts = useJudgedLanguages();
  const notJudged = notJudgedText(language, facts);
  const deviceConflict = useDeviceConflict(document?.key);
  const readMine = () => solve.editor.current?.code() ?? '';
  return (
    <>
      <div className={styles.editorBar}>
        <Select
          label={messages.editor.language}
          early="language"
          value={language}
          options={languageOptions(offeredLanguages(solve.problem, allowed ?? undefined), facts)}
          onChoose={(next) => chooseLanguage(solve, next)}
          small
        />
        <SavingIndicator />
        <p id="editor-keys" className={styles.keys}>
          {messages.editor.leaveByKeys}
        </p>
        <KeyHelp />
        <IconButton
          label={messages.editor.resetCode}
          small
          onClick={() => document && void resetCode(solve, document)}
          aria-disabled={!document}
        >
          <RotateCcw aria-hidden />
        </IconButton>
      </div>
      <Suspense>
        {theirs !== null && document && (
          <ForeignDraftNotice
            from={theirs.from}
            onUseOther={() => void acceptOtherVersion(solve, document, theirs.code)}
            onKeep={() => void saveChosenVersion(solve, document, readMine())}
          />
        )}
        {deviceConflict.theirs && theirs === null && document && (
          <DeviceConflictNotice
            key={deviceConflict.theirs.revision}
            theirs={deviceConflict.theirs}
            readMine={readMine}
            onChoose={(choice) =>
              deviceConflict.theirs &&
              void resolveDeviceConflict(solve, document, choice, deviceConflict.theirs)
            }
          />
        )}
      </Suspense>
      {deviceConflict.refusal && <p className={styles.notJudged}>{deviceConflict.refusal}</p>}
      {notJudged && <p className={styles.notJudged}>{notJudged}</p>}
    </>
  );
}
