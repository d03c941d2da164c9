/** What can be done with one's own code for a problem: one for each language and account, and apart in each contest (SOLVE-7). */
import { ref, type Snapshot } from 'valtio';
import type { ProblemDetail } from '../../../../contract/entities/problem';
import type { Language } from '../../../../contract/limits';
import { starterCode } from '../../../../contract/rules/starter-code';
import { accountKey } from '../../../auth/session';
import { decideDraft } from '../../../data/drafts/draft-sync';
import {
  type DraftKey,
  discardDraft,
  keepDraftVersion,
  saveDraft,
  saveLastLanguage,
} from '../../../data/drafts/drafts';
import { showToast } from '../../../ui/toast';
import type { EditorDocument } from '../editor/editor-handle';
import type { ScreenState, Solve } from '../screen-state';

/** How long a pause in typing is: a key press renders nothing. */
const quietMs = 300;

export function keyIn({ account, problem, contestSlug = '' }: Solve, language: Language): DraftKey {
  return { account, problemID: problem.id, language, contestSlug };
}

const isOf = (one: DraftKey, other: DraftKey) =>
  one.account === other.account &&
  one.problemID === other.problemID &&
  one.language === other.language &&
  one.contestSlug === other.contestSlug;

/** Always of the chosen language, of the problem and of the account; undefined while it is read. */
export function documentIn(
  solve: Solve,
  {
    document,
    language,
    isLanguageKnown,
  }: Pick<Snapshot<ScreenState>, 'document' | 'language' | 'isLanguageKnown'>,
): EditorDocument | undefined {
  return document && isLanguageKnown && isOf(document.key, keyIn(solve, language)) ? document : undefined;
}

/** SOLVE-14: what the problem brings, else a template. */
export function originalCode(problem: ProblemDetail, language: Language): string {
  return problem.initialCode.find((one) => one.language === language)?.code ?? starterCode(language);
}

export function openDocument({ state, saver }: Solve, document: EditorDocument): void {
  clearTimeout(saver.pause);
  state.document = ref(document);
  // As the editor has it.
  state.pausedCode = document.code.replace(/\r\n?/g, '\n');
}

/** The text of `document` has changed; `read` gives it when it is time. */
export function edited({ state, saver }: Solve, document: EditorDocument, read: () => string): void {
  saver.typed = { document, read };
  saver.keeper.changed(document.key, read);
  clearTimeout(saver.pause);
  saver.pause = setTimeout(() => {
    state.pausedCode = read();
  }, quietMs);
}

/** The program in the editor, which is run or submitted now. */
export function takeCode({ state, editor, saver }: Solve): string {
  const code = editor.current?.code() ?? '';
  clearTimeout(saver.pause);
  state.pausedCode = code;
  void saver.keeper.flush();
  return code;
}

export function chooseLanguage({ state, saver, problem }: Solve, language: Language): void {
  void saver.keeper.flush();
  Object.assign(state, { language, isLanguageKnown: true });
  saveLastLanguage(problem.id, language).catch((error) => console.warn('The language was not kept', error));
}

/** Makes `code` the draft of `document`, in the editor or, if that shows another one by now, past it. */
async function putBack(solve: Solve, document: EditorDocument, code: string): Promise<void> {
  if (solve.editor.current?.replace(document, code)) return;
  const { keeper, guard } = solve.saver;
  await keeper.flush();
  await guard.save(document.key, code);
  if (isOf(document.key, { ...keyIn(solve, solve.state.language), account: accountKey() }))
    solve.state.reading += 1;
}

/** Back to the original code; older versions stay. */
export async function resetCode(solve: Solve, document: EditorDocument): Promise<void> {
  const { key } = document;
  const { editor, saver, problem } = solve;
  const before = editor.current?.code() ?? '';
  await saver.keeper.flush();
  await discardDraft(key);
  saver.guard.begin(key, undefined);
  editor.current?.replace(document, originalCode(problem, key.language));
  // By then another language or problem may be in the editor: the code goes back to where it came from.
  const undo = () => void putBack(solve, document, before);
  showToast('Back to the original code', { action: { label: 'Undo', onClick: undo } });
}

/** Code of an earlier time becomes the draft in its language; what was there becomes an older version. */
export function restoreCode(solve: Solve, code: string, language: Language): void {
  restore(solve, code, language).catch((error) =>
    showToast('The code was not restored', { tone: 'alert', description: String(error) }),
  );
}

async function restore(solve: Solve, code: string, language: Language): Promise<void> {
  const { state, saver } = solve;
  const key = keyIn(solve, language);
  const document = documentIn(solve, state);
  state.view = 'code';
  await saver.keeper.flush();
  await keepDraftVersion(key);
  if (document?.key.language === language) await putBack(solve, document, code);
  else {
    await saveDraft(key, code);
    chooseLanguage(solve, language);
    state.reading += 1;
  }
  showToast('Code restored into the editor');
}

/** Makes `code` the draft at once. The other tab's text, and what the editor showed till then, stay among the older versions. */
export async function keepText(solve: Solve, document: EditorDocument, code: string): Promise<void> {
  const { guard, keeper, typed } = solve.saver;
  const mine = typed?.document === document ? typed.read() : document.code;
  await guard.accept(document.key, mine);
  solve.state.theirs = null;
  keeper.changed(document.key, () => code);
  await keeper.flush();
}

/** Makes the other tab's, or the other device's, text the draft and shows it. */
export async function takeOver(solve: Solve, document: EditorDocument, theirs: string): Promise<void> {
  await keepText(solve, document, theirs);
  solve.editor.current?.replace(document, theirs);
}

/** Chooses between the text here and one of another device. */
export async function decideText(
  { editor, saver: { guard, keeper } }: Solve,
  document: EditorDocument,
  choice: 'mine' | 'theirs',
  { revision, code }: { revision: number; code: string },
): Promise<void> {
  const { key } = document;
  await keeper.flush();
  const before = guard.baseOf(key);
  // Before the write, as for a save: it is this tab's.
  if (choice === 'theirs') guard.begin(key, code);
  const isDecided = await decideDraft(key, choice, revision);
  if (choice === 'mine') return;
  if (isDecided) editor.current?.replace(document, code);
  else guard.begin(key, before);
}
