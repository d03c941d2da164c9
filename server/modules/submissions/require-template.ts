import type { Language } from '../../../contract/limits';
import { toShownCode } from '../../../contract/rules/authoring/gap-markers';
import { gapRefusal } from '../../../contract/rules/gaps/fit-gaps';
import type { Database } from '../../platform/database/open';
import { Refusal } from '../../platform/http/refusal';

interface Program {
  readonly language: Language;
  readonly code: string;
}

/**
 * For a problem with gaps (decision 124), in the version by which the program is judged.
 * @throws Refusal CODE_OUTSIDE_GAPS if the program does not keep the fixed code
 */
export async function requireTemplate(
  db: Database,
  { pk, version }: { readonly pk: string; readonly version: number },
  { language, code }: Program,
): Promise<void> {
  const row = await db
    .selectFrom('problem_contents')
    .select('initial_code')
    .where('pk', '=', pk)
    .where('version', '=', version)
    .executeTakeFirst();
  const message = gapRefusal((row?.initial_code ?? []).map(toShownCode), language, code);
  if (message !== null) throw new Refusal('CODE_OUTSIDE_GAPS', { message });
}
