/**
 * Lets runs happen side by side, unless one asks to be alone on the machine.
 *
 * Theory of operation. Every run passes the gate, for as long as it runs and no longer. A run that wants to be alone waits until
 * nobody is inside, and who comes meanwhile waits behind it, in order: so it gets its turn, and then they get theirs. Two rules
 * make a deadlock impossible: whoever is inside already passes at once (an interactive problem runs two programs at a time), and
 * nobody waits for being alone while it has a run inside.
 *
 * Programs that wait can ask for it again and again. So there is one at a time, and after each a while that is everybody's: one
 * behind the other they would keep a submission of several runs out for as long as there are any.
 */
export interface QuietGate {
  /** A place of its own: runs of one place never wait for each other. */
  place(): GatePlace;
}

export interface GatePlace {
  run<R>(task: () => Promise<R>): Promise<R>;
  /** Runs the task, and all that this place runs within it, while nobody else runs anything. */
  alone<R>(task: () => Promise<R>): Promise<R>;
}

interface Waiting {
  place: GatePlace;
  alone: boolean;
  enter: () => void;
}

/** As long as somebody was alone, but no longer: a small submission is through by then, and a judge that is to stop waits for it. */
const everybodysMsMax = 3000;

class Gate implements QuietGate {
  private readonly inside = new Map<GatePlace, number>();
  private owner: GatePlace | null = null;
  private readonly waiting: Waiting[] = [];
  /** Settles when the next one may ask to be alone; null: at once. */
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
        if (this.inside.has(place)) throw new Error('nobody can be alone with a run of its own beside it');
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
