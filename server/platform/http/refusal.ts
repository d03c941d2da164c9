import type { ApiError } from '../../../contract/entities/api-error';
import { describeError, type ErrorCode } from '../../../contract/errors';

interface Details {
  readonly message?: string;
  readonly fields?: readonly { path: string; message: string }[];
  readonly retryAfterSeconds?: number;
}

/** An expected error of the contract. Thrown, because it must also roll back the transaction. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? describeError(code).message);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return describeError(this.code).status;
  }

  body(): ApiError {
    const { error } = describeError(this.code);
    const { fields } = this.details;
    return { error, message: this.message, errorCode: this.code, fields: fields ? [...fields] : undefined };
  }
}
