import type { Answer } from '../../../contract/entities/question';

export interface NewWork {
  problemID: string;
  /** '' for an answer. */
  language: string;
  content: Answer;
}

export interface WorkMoment {
  serverMs: number;
  deviceMs: number;
  /** This device's clock was set back, and the server has not answered since. */
  isDoubtful?: boolean | undefined;
}
