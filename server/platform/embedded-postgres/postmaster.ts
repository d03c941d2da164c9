import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import pg from 'pg';

export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly ready: boolean;
}

/** The file may be stale: check with `isAlive` and a query. */
export function readPostmaster(dataFolder: string): Postmaster | undefined {
  try {
    const lines = fs.readFileSync(path.join(dataFolder, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
  } catch {
    return undefined;
  }
}

/** A zombie is not alive. */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return !isZombie(pid);
}

/** In a container without an init process nobody reaps orphans, so they keep their id. */
function isZombie(pid: number): boolean {
  const stat = readProc(pid, 'stat');
  return stat !== undefined && /^Z/.test(stat.slice(stat.lastIndexOf(')') + 2));
}

/**
 * After a machine crash the number in the file may belong to any process; without /proc, trusts the file.
 */
export function mayBePostmaster(pid: number): boolean {
  return isAlive(pid) && (readProc(pid, 'cmdline')?.includes('postgres') ?? true);
}

function readProc(pid: number, file: string): string | undefined {
  try {
    return fs.readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return undefined;
  }
}

/** Only if the pid certainly belongs to another process now. */
export function removeStaleFile(dataFolder: string): void {
  fs.rmSync(path.join(dataFolder, 'postmaster.pid'), { force: true });
}

/** An open port is no proof: a postmaster that shuts down has one too. */
export async function answersQuery(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

export async function freePort(wanted: number | undefined): Promise<number> {
  const tryPort = (port: number) =>
    new Promise<number | undefined>((resolve) => {
      const server = net.createServer();
      server.once('error', () => resolve(undefined));
      server.listen(port, '127.0.0.1', () => {
        const { port: got } = server.address() as net.AddressInfo;
        server.close(() => resolve(got));
      });
    });
  const port = (wanted && (await tryPort(wanted))) || (await tryPort(0));
  if (!port) throw new Error('No free port on 127.0.0.1.');
  return port;
}
