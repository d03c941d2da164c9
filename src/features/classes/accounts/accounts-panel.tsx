import { AccountList } from '../../../parts/account-list/account-list';
import { addCards } from '../../../parts/account-list/held-cards';
import { messages as listTexts } from '../../../parts/account-list/messages';
import type { AccountListCalls } from '../../../parts/account-list/use-account-list';
import { checkClassAccounts, createClassAccounts } from '../../../sync/classes/manage-class';
import { Section } from '../../../ui/layout/section';
import { showToast } from '../../../ui/toast';
import styles from '../classes.module.css';
import { messages } from '../messages';
import type { TeacherProps } from '../teacher-props';
import { cardOwner } from './class-cards';

const { list: label, columns, example, update, ...texts } = messages.accounts;

export function AccountsPanel({ detail: { classID, createsAccounts }, offline }: TeacherProps) {
  if (!createsAccounts) {
    return (
      <Section title={texts.title}>
        <p className={styles.quiet}>{texts.elsewhere}</p>
      </Section>
    );
  }
  const calls: AccountListCalls = {
    check: (rows) => checkClassAccounts(classID, rows),
    create: (rows, onProgress) => createClassAccounts(classID, rows, onProgress),
    onCards: (cards) => addCards(cardOwner(classID), cards),
    onDone: (count) =>
      void showToast(count > 0 ? listTexts.created(count) : texts.updated, { tone: 'safe', id: 'class' }),
  };
  return (
    <Section title={texts.title}>
      <p className={styles.quiet}>{texts.hint}</p>
      <AccountList plainNames calls={calls} offline={offline} texts={{ label, columns, example, update }} />
    </Section>
  );
}
