import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { isAlive } from './postmaster';

const StoredOwnership = z.object({ port: z.optional(z.int()), ownerPid: z.optional(z.int()) });
type StoredOwnership = z.infer<typeof StoredOwnership>;

/**
 * Stored beside the data folder: the port, so that judge processes find the database after a restart, and
 * the owner, the process that will stop it. A process that adopts the database may replace a dead owner.
 */
export class Ownership {
  private readonly file: string;
  constructor(home: string) {
    this.file = path.join(home, 'postgres.json');
  }

  port(): number | undefined {
    return this.read().port;
  }

  rememberPort(port: number): void {
    this.write({ ...this.read(), port });
  }

  take(): void {
    this.write({ ...this.read(), ownerPid: process.pid });
  }

  isMine(): boolean {
    return this.read().ownerPid === process.pid;
  }

  isOrphan(): boolean {
    const { ownerPid } = this.read();
    return ownerPid === undefined || !isAlive(ownerPid);
  }

  private read(): StoredOwnership {
    try {
      return StoredOwnership.parse(JSON.parse(fs.readFileSync(this.file, 'utf8')));
    } catch {
      return {}; // absent or cut short by a crash; both values can be recovered
    }
  }

  private write(value: StoredOwnership): void {
    const partial = `${this.file}.${process.pid}`;
    fs.writeFileSync(partial, JSON.stringify(value), { mode: 0o600 });
    fs.renameSync(partial, this.file);
  }
}
