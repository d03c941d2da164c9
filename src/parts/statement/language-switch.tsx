import { Languages } from 'lucide-react';
import type { ProblemDetail } from '../../../contract/entities/problem/problem';
import {
  chooseStatementLanguage as best,
  languagesOf,
} from '../../../contract/rules/statement/statement-languages';
import { chooseStatementLanguage } from '../../lib/problems/statement-language';
import { Select } from '../../ui/select';
import { useStatementWishes } from '../problem/use-shown-statement';
import { languageName } from './language-name';
import styles from './language-switch.module.css';
import { messages } from './messages';

export function LanguageSwitch({ problem }: { problem: ProblemDetail }) {
  const wishes = useStatementWishes();
  const languages = languagesOf(problem);
  return (
    <div className={styles.switch}>
      <Languages aria-hidden />
      <Select
        small
        label={messages.language}
        value={best(languages, wishes)}
        options={languages.map((tag) => ({ value: tag, label: languageName(tag) }))}
        onChoose={chooseStatementLanguage}
      />
    </div>
  );
}
