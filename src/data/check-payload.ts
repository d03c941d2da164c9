import { SubmitAnswer } from '../../contract/entities/answer';
import { AskOrganiser } from '../../contract/entities/clarification';
import { RunCode } from '../../contract/entities/code-run';
import { FinishContest, TellEvents } from '../../contract/entities/contest-run';
import { NewContest } from '../../contract/entities/new-contest';
import { NewProblem } from '../../contract/entities/new-problem';
import { ProfileUpdate } from '../../contract/entities/profile';
import { BugReport } from '../../contract/entities/report';
import { SubmitCode } from '../../contract/entities/submission';
import { check } from '../lib/validate';
import type { OutboxKind, Payloads } from './outbox-entry';
import { RegistrationIntent } from './registration-intent';

/** The contract does not take this payload; it is not written down, because it could only be refused. */
export class InvalidPayloadError extends Error {
  readonly code = 'invalidPayload';
  /** Which of its members is wrong. */
  readonly member: string | undefined;
  constructor(message: string, member?: string) {
    super(message);
    this.name = 'InvalidPayloadError';
    this.member = member;
  }
}

const schemas = {
  codeSubmit: SubmitCode,
  answersSubmit: SubmitAnswer,
  codeRun: RunCode,
  profileUpdate: ProfileUpdate,
  bugReport: BugReport,
  contestFinish: FinishContest,
  contestEvents: TellEvents,
  contestRegister: RegistrationIntent,
  contestCreate: NewContest,
  contestAsk: AskOrganiser,
  problemCreate: NewProblem,
} as const;

/** The payload as the contract has it. Throws `InvalidPayloadError` with a sentence for people. */
export function checkPayload<K extends OutboxKind>(kind: K, payload: Payloads[K]): Payloads[K] {
  const result = check(schemas[kind], payload);
  if (!result.ok) throw new InvalidPayloadError(result.message, result.member);
  return result.value as Payloads[K];
}
