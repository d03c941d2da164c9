import type { TranslatedTitle } from '../../../contract/entities/problem/statement-texts';
import { titleInLanguage } from '../../../contract/rules/statement/statement-languages';
import { statementWishes } from '../../lib/problems/statement-language';

interface Titled {
  title: string;
  summary?: string | undefined;
  language?: string | undefined;
  titles?: readonly TranslatedTitle[] | undefined;
  /** Whole problems have these instead of titles. */
  translations?: readonly TranslatedTitle[] | undefined;
}

/** With title and summary in the language in which the user reads statements. */
export const inReadLanguage = <Row extends Titled>(row: Row): Row =>
  titleInLanguage({ ...row, titles: row.titles ?? row.translations }, statementWishes());
