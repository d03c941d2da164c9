/** All kinds of work that are sent. CONTRIBUTING.md explains how to add one. */
import { answersSubmit } from './answers-submit';
import { bugReport } from './bug-report';
import { codeRun } from './code-run';
import { codeSubmit } from './code-submit';
import { commentWrite } from './comment-write';
import { contestAsk } from './contest-ask';
import { contestCreate } from './contest-create';
import { contestEvents } from './contest-events';
import { contestFinish } from './contest-finish';
import { contestRegister } from './contest-register';
import { helpOpen } from './help-open';
import { noteWrite } from './note-write';
import { ownListsWrite } from './own-lists-write';
import { problemCommentWrite } from './problem-comment-write';
import { problemCreate } from './problem-create';
import { problemUpdate } from './problem-update';
import { profileUpdate } from './profile-update';

export const intents = [
  codeSubmit,
  answersSubmit,
  codeRun,
  profileUpdate,
  bugReport,
  contestRegister,
  contestFinish,
  contestEvents,
  contestAsk,
  commentWrite,
  problemCommentWrite,
  helpOpen,
  ownListsWrite,
  noteWrite,
  contestCreate,
  problemCreate,
  problemUpdate,
] as const;

type Known = (typeof intents)[number];
export type OutboxKind = Known['kind'];
export type PayloadOf<I> = I extends { stream(payload: infer Payload): string } ? Payload : never;
export type RowOf<I> = I extends { readonly rowType?: infer Row } ? NonNullable<Row> : never;
export type Payloads = { [I in Known as I['kind']]: PayloadOf<I> };
export type WorkRows = { [I in Known as I['kind']]: RowOf<I> };
export type WorkTables = { [I in Known as I['table']['name']]: RowOf<I> };
