import type { ManagedContestRow } from '../../../../data/copies/managed-contests';
import { Button } from '../../../../ui/button';
import { FileButton } from '../../../../ui/form/file-button';
import { TextArea } from '../../../../ui/form/text-area';
import { useFileDrop } from '../../../../ui/form/use-file-drop';
import { Section } from '../../../../ui/layout/section';
import manage from '../manage.module.css';
import { ListPreview } from './list-preview';
import { messages } from './messages';
import styles from './registration.module.css';
import { useAccountList } from './use-account-list';

interface AccountsSectionProps {
  contest: ManagedContestRow;
  offline: boolean;
}

export function AccountsSection({ contest, offline }: AccountsSectionProps) {
  const list = useAccountList(contest.contestSlug);
  const { text, state } = list;
  const drop = useFileDrop(([file]) => file && void list.open(file));
  if (!contest.createsAccounts) {
    return (
      <Section title={messages.accounts}>
        <p className={manage.quiet}>{messages.elsewhere}</p>
      </Section>
    );
  }
  return (
    <Section title={messages.accounts}>
      <p className={manage.quiet}>{messages.accountsHint}</p>
      {state.step === 'typing' ? (
        <div className={styles.drop} {...drop}>
          <TextArea
            label={messages.list}
            name="list"
            code
            rows={6}
            hint={messages.columns}
            problem={state.problem}
            value={text}
            onType={list.type}
          />
          <pre className={styles.example}>{messages.listExample}</pre>
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
            {offline && <span className={manage.quiet}>{messages.needsNetwork}</span>}
          </div>
        </div>
      ) : (
        <ListPreview
          {...{ rows: state.rows, done: state.done, failure: state.failure, offline }}
          onCreate={() => void list.create(state.rows)}
          onBack={list.back}
        />
      )}
    </Section>
  );
}
