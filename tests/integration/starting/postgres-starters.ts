import { type ChildProcess, fork } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { isAlive } from '../../../server/platform/embedded-postgres/postmaster';
import { makeTempDir, projectRoot } from '../../support/product/postgres';
import { eventually } from '../client';

interface Started {
  url: string;
  pid: number;
  adopted: boolean;
}

/** Processes that start the embedded database. Each test gets a new data folder; afterwards nothing runs. */
export function postgresStarters() {
  let dataDir = '';
  const children = new Set<ChildProcess>();
  const postmasters = new Set<number>();
  beforeEach(() => {
    dataDir = makeTempDir();
  });
  afterEach(async () => {
    for (const child of children) child.kill('SIGKILL');
    for (const pid of postmasters) {
      if (isAlive(pid)) process.kill(pid, 'SIGQUIT');
      await eventually(async () => (isAlive(pid) ? undefined : true));
    }
    postmasters.clear();
    fs.rmSync(dataDir, { recursive: true, force: true });
  });
  const forkStarter = (takeOver: boolean) => {
    const child = fork(path.join(projectRoot, 'tests/integration/starting/programs/start-postgres.ts'), [], {
      cwd: projectRoot,
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, DATA_DIR: dataDir, TAKE_OVER: takeOver ? 'yes' : 'no' },
    });
    children.add(child);
    child.on('message', (message) => postmasters.add((message as Started).pid));
    return child;
  };
  /** A process that starts or adopts the database, with no other settings. */
  const start = async (takeOver = true) => {
    const child = forkStarter(takeOver);
    const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    const started = await new Promise<Started>((resolve, reject) => {
      child.once('message', (message) => resolve(message as Started));
      exited.then(() => reject(new Error('it ended while starting')));
    });
    const end = async (signal: NodeJS.Signals) => {
      child.kill(signal);
      await exited;
      children.delete(child);
    };
    return { ...started, end };
  };
  return { start, forkStarter, dataDir: () => dataDir };
}
