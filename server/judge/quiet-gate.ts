/**
 * Runs are concurrent, unless one needs the machine exclusively.
 *
 * Theory of operation. Every run holds the gate. An exclusive run waits until nobody is inside; later runs
 * queue behind it. Against deadlocks, a place that is inside passes at once (an interactive problem runs
 * two programs), and no place asks for exclusive use while it has a run inside.
 *
 * A waiting program can cause many exclusive runs. Each is therefore followed by a period for everybody, so
 * that they cannot block other submissions.
 */
export interface QuietGate {
  /** Runs of one place never wait for each other. */
  place(): GatePlace;
}

export interface GatePlace {
  run<R>(task: () => Promise<R>): Promise<R>;
  /** Runs the task while no other place runs anything. */
  alone<R>(task: () => Promise<R>): Promise<R>;
}

interface Waiting {
  place: GatePlace;
  alone: boolean;
  enter: () => void;
}

/**
 * The period lasts as long as the exclusive run, up to this: enough for a small submission, and a stopping
 * judge waits for it.
 */
const everybodysMsMax = 3000;

class Gate implements QuietGate {
  private readonly inside = new Map<GatePlace, number>();
  private owner: GatePlace | null = null;
  private readonly waiting: Waiting[] = [];
  /** When the next exclusive run may queue; null: now. */
  private quietOver: Promise<void> | null = null;

  place(): GatePlace {
    const place: GatePlace = {
      run: async (task) => {
        await this.enter(place, false);
        try {
          return await task();
        } finally {
          this.leave(place, false);
        }
      },
      alone: async (task) => {
        if (this.inside.has(place))
          throw new Error('a place cannot request exclusive use while one of its runs is active');
        const before = this.quietOver;
        let over = () => {};
        const own = new Promise<void>((resolve) => {
          over = () => {
            if (this.quietOver === own) this.quietOver = null;
            resolve();
          };
        });
        this.quietOver = own;
        if (before) await before;
        await this.enter(place, true);
        const beganAt = performance.now();
        try {
          return await task();
        } finally {
          this.leave(place, true);
          setTimeout(over, Math.min(performance.now() - beganAt, everybodysMsMax)).unref();
        }
      },
    };
    return place;
  }

  private enter(place: GatePlace, alone: boolean): Promise<void> {
    const isInside = this.inside.has(place) || this.owner === place;
    if (isInside || (this.waiting.length === 0 && this.mayEnter(alone))) {
      this.count(place, alone);
      return Promise.resolve();
    }
    return new Promise((resolve) => this.waiting.push({ place, alone, enter: resolve }));
  }

  private mayEnter(alone: boolean): boolean {
    return this.owner === null && (!alone || this.inside.size === 0);
  }

  private count(place: GatePlace, alone: boolean): void {
    if (alone) this.owner = place;
    else this.inside.set(place, (this.inside.get(place) ?? 0) + 1);
  }

  private leave(place: GatePlace, alone: boolean): void {
    const rest = (this.inside.get(place) ?? 0) - 1;
    if (alone) this.owner = null;
    else if (rest > 0) this.inside.set(place, rest);
    else this.inside.delete(place);
    for (let next = this.waiting[0]; next && this.mayEnter(next.alone); next = this.waiting[0]) {
      this.waiting.shift();
      this.count(next.place, next.alone);
      next.enter();
    }
  }
}

export function createQuietGate(): QuietGate {
  return new Gate();
}
