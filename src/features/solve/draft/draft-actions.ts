/** One draft per language, account and contest (SOLVE-7). */
import { ref, type Snapshot } from 'valtio';
import type { ProblemDetail } from '../../../../contract/entities/problem/problem';
import { type Language, languages } from '../../../../contract/limits';
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
import { failureText } from '../../../lib/failure-text';
import { showToast } from '../../../ui/toast';
import type { EditorDocument } from '../editor/editor-handle';
import { messages } from '../messages';
import type { ScreenState, Solve } from '../screen-state';

/** Pause in typing before the next render. */
const quietMs = 300;

export function draftKeyFor({ account, problem, contestSlug = '' }: Solve, language: Language): DraftKey {
  return { account, problemID: problem.id, language, contestSlug };
}

const isOf = (one: DraftKey, other: DraftKey) =>
  one.account === other.account &&
  one.problemID === other.problemID &&
  one.language === other.language &&
  one.contestSlug === other.contestSlug;

/** Undefined if it belongs to another language, problem or account, or while it loads. */
export function documentIn(
  solve: Solve,
  {
    document,
    language,
    isLanguageKnown,
  }: Pick<Snapshot<ScreenState>, 'document' | 'language' | 'isLanguageKnown'>,
): EditorDocument | undefined {
  return document && isLanguageKnown && isOf(document.key, draftKeyFor(solve, language))
    ? document
    : undefined;
}

/** Learners write only in the gaps of a template (decision 124). */
export const hasGaps = ({ initialCode }: ProblemDetail) => initialCode.some(({ gaps }) => gaps);

/** Those that are allowed and, if the problem has gaps, have a template. */
export function offeredLanguages(
  problem: ProblemDetail,
  allowed: readonly Language[] = languages,
): readonly Language[] {
  if (!hasGaps(problem)) return allowed;
  const own = problem.initialCode.map(({ language }) => language);
  const both = own.filter((language) => allowed.includes(language));
  return both.length > 0 ? both : own;
}

/** SOLVE-14: the problem's initial code, else a template. */
export function originalCode(problem: ProblemDetail, language: Language): string {
  return problem.initialCode.find((one) => one.language === language)?.code ?? starterCode(language);
}

export function openDocument({ state, saver }: Solve, document: EditorDocument): void {
  clearTimeout(saver.pause);
  state.document = ref(document);
  // CodeMirror uses `\n` only.
  state.pausedCode = document.code.replace(/\r\n?/g, '\n');
}

/** `read` returns the text when it is time to save. */
export function edited({ state, saver }: Solve, document: EditorDocument, read: () => string): void {
  saver.typed = { document, read };
  saver.keeper.changed(document.key, read);
  clearTimeout(saver.pause);
  saver.pause = setTimeout(() => {
    state.pausedCode = read();
  }, quietMs);
}

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

/** Also if the editor shows another document by now. */
async function replaceCode(solve: Solve, document: EditorDocument, code: string): Promise<void> {
  if (solve.editor.current?.replace(document, code)) return;
  const { keeper, guard } = solve.saver;
  await keeper.flush();
  await guard.save(document.key, code);
  if (isOf(document.key, { ...draftKeyFor(solve, solve.state.language), account: accountKey() }))
    solve.state.reading += 1;
}

export async function resetCode(solve: Solve, document: EditorDocument): Promise<void> {
  const { key } = document;
  const { editor, saver, problem } = solve;
  const before = editor.current?.code() ?? '';
  await saver.keeper.flush();
  await discardDraft(key);
  saver.guard.begin(key, undefined);
  editor.current?.replace(document, originalCode(problem, key.language));
  // The editor may show another document by now.
  const undo = () => void replaceCode(solve, document, before);
  showToast(messages.draft.resetDone, { action: { label: messages.draft.undo, onClick: undo } });
}

export function restoreCode(solve: Solve, code: string, language: Language): void {
  restore(solve, code, language).catch((error) =>
    showToast(messages.draft.restoreFailed, { tone: 'alert', description: failureText(error) }),
  );
}

async function restore(solve: Solve, code: string, language: Language): Promise<void> {
  const { state, saver } = solve;
  const key = draftKeyFor(solve, language);
  const document = documentIn(solve, state);
  state.view = 'code';
  await saver.keeper.flush();
  await keepDraftVersion(key);
  if (document?.key.language === language) await replaceCode(solve, document, code);
  else {
    await saveDraft(key, code);
    chooseLanguage(solve, language);
    state.reading += 1;
  }
  showToast(messages.draft.restored);
}

/** The other tab's text and the editor's former text stay among the older versions. */
export async function saveChosenVersion(solve: Solve, document: EditorDocument, code: string): Promise<void> {
  const { guard, keeper, typed } = solve.saver;
  const mine = typed?.document === document ? typed.read() : document.code;
  await guard.accept(document.key, mine);
  solve.state.theirs = null;
  keeper.changed(document.key, () => code);
  await keeper.flush();
}

export async function acceptOtherVersion(
  solve: Solve,
  document: EditorDocument,
  theirs: string,
): Promise<void> {
  await saveChosenVersion(solve, document, theirs);
  solve.editor.current?.replace(document, theirs);
}

export async function resolveDeviceConflict(
  { editor, saver: { guard, keeper } }: Solve,
  document: EditorDocument,
  choice: 'mine' | 'theirs',
  { revision, code }: { revision: number; code: string },
): Promise<void> {
  const { key } = document;
  await keeper.flush();
  const before = guard.baseOf(key);
  // Before the write, so that the guard knows that this tab wrote the draft.
  if (choice === 'theirs') guard.begin(key, code);
  const isDecided = await decideDraft(key, choice, revision);
  if (choice === 'mine') return;
  if (isDecided) editor.current?.replace(document, code);
  else guard.begin(key, before);
}
