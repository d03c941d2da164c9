import { Button } from '../../ui/button';
import { FileButton } from '../../ui/form/file-button';
import { TextArea } from '../../ui/form/text-area';
import { useFileDrop } from '../../ui/form/use-file-drop';
import styles from './account-list.module.css';
import { ListPreview } from './list-preview';
import { messages } from './messages';
import { type AccountListCalls, useAccountList } from './use-account-list';

interface AccountListProps {
  calls: AccountListCalls;
  offline: boolean;
  /** See `readList`. */
  plainNames?: boolean;
  texts: {
    label: string;
    /** Which columns the list may have. */
    columns: string;
    example: string;
    /** For a list that only changes existing accounts. */
    update: string;
  };
}

export function AccountList({ calls, offline, plainNames = false, texts }: AccountListProps) {
  const list = useAccountList(calls, plainNames);
  const { text, state } = list;
  const drop = useFileDrop(([file]) => file && void list.open(file));
  if (state.step === 'checked') {
    return (
      <ListPreview
        {...{ rows: state.rows, done: state.done, failure: state.failure, offline }}
        updateLabel={texts.update}
        onCreate={() => void list.create(state.rows)}
        onBack={list.back}
      />
    );
  }
  return (
    <div className={styles.drop} {...drop}>
      <TextArea
        label={texts.label}
        name="list"
        code
        rows={6}
        hint={texts.columns}
        problem={state.problem}
        value={text}
        onType={list.type}
      />
      <pre className={styles.example}>{texts.example}</pre>
      <div className={styles.row}>
        <FileButton
          label={messages.chooseFile}
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onFiles={([file]) => file && void list.open(file)}
        >
          {messages.chooseFile}
        </FileButton>
        <Button
          look="primary"
          disabled={offline || state.isBusy === true || text.trim() === ''}
          onClick={() => void list.check()}
        >
          {state.isBusy ? messages.checking : messages.check}
        </Button>
        {offline && <span className={styles.quiet}>{messages.needsNetwork}</span>}
      </div>
    </div>
  );
}
