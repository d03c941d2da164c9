import { sql } from 'kysely';
import type { TranslatedTitle } from '../../../contract/entities/problem/statement-texts';
import { defaultStatementLanguage } from '../../../contract/rules/statement/statement-names';

/** Of a row of `problems`; null without translations. */
export const titlesSql = sql<TranslatedTitle[] | null>`case when translations = '[]'::jsonb then null else (
  select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'language', one -> 'language', 'title', one -> 'title', 'summary', one -> 'summary')) order by place)
  from jsonb_array_elements(translations) with ordinality as list (one, place)) end`;

interface Titled {
  language?: string;
  titles?: TranslatedTitle[] | null;
}

/** Most problems have one language, so lists leave it out. */
export function withoutDefaults<Row extends Titled>({ language, titles, ...row }: Row) {
  return {
    ...row,
    ...(language !== undefined && language !== defaultStatementLanguage && { language }),
    ...(titles && { titles }),
  };
}
