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

/** What the student did. Each of it was on the device's disk. */
export interface DeviceReport {
  readonly submissions: readonly { id: string; problemID: string; code: string; isRight: boolean }[];
  readonly answers: readonly { id: string; isRight: boolean }[];
  /** The newest text of each draft. */
  readonly drafts: readonly { problemID: string; code: string }[];
  /** What the device shows at the end. */
  readonly shown: readonly { id: string; receipt: string; verdict: string | null }[];
  readonly unsent: number;
}
