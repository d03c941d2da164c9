/** Messages between the classroom and one device. */
export interface DeviceTask {
  readonly url: string;
  readonly person: {
    readonly uid: string;
    readonly email: string;
    readonly username: string;
    readonly idToken: string;
    readonly refreshToken: string;
  };
  readonly problems: readonly string[];
  readonly question: string;
  readonly seed: number;
  /** Mean time between two actions. */
  readonly pauseMs: number;
}

/** Work of the student; the device stored all of it. */
export interface DeviceReport {
  readonly submissions: readonly { id: string; problemID: string; code: string; isRight: boolean }[];
  readonly answers: readonly { id: string; isRight: boolean }[];
  /** The newest text of each draft. */
  readonly drafts: readonly { problemID: string; code: string }[];
  /** State of the device at the end. */
  readonly shown: readonly { id: string; receipt: string; verdict: string | null }[];
  readonly unsent: number;
}
