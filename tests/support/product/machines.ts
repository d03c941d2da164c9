import { startTestCluster } from './postgres';
import { freePort } from './product';
import { startTestJudge, startTestServer, type TestServer } from './server';

/** One installation on several machines: API processes and judges with one database. */
export interface Machines {
  readonly databaseUrl: string;
  /** One for each API process; a restarted one keeps its port. */
  readonly urls: readonly string[];
  readonly apis: readonly TestServer[];
  /** Stops each process with SIGTERM and starts it again, one after the other. Returns the exit codes. */
  restartEach(): Promise<(number | null)[]>;
  close(): Promise<void>;
}

export async function startMachines({
  apis,
  judges,
  keptJudges = 0,
  env = {},
}: {
  apis: number;
  judges: number;
  /** Further judges that are never restarted. */
  keptJudges?: number;
  env?: Record<string, string>;
}): Promise<Machines> {
  const cluster = await startTestCluster();
  const running: { stop(): Promise<number | null> }[] = [];
  const databaseUrl = await cluster.createDatabase();
  const ports = await Promise.all(Array.from({ length: apis }, freePort));
  const startApi = (port: number) => startTestServer({ databaseUrl, port, env });
  const servers = await Promise.all(ports.map(startApi));
  const crew = await Promise.all(
    Array.from({ length: judges + keptJudges }, () => startTestJudge(databaseUrl)),
  );
  running.push(...servers, ...crew);
  const replace = async <P extends { stop(): Promise<number | null> }>(
    all: P[],
    place: number,
    start: () => Promise<P>,
  ) => {
    const old = all[place] as P;
    const code = await old.stop();
    const fresh = await start();
    all[place] = fresh;
    running.splice(running.indexOf(old), 1, fresh);
    return code;
  };
  return {
    databaseUrl,
    urls: servers.map(({ url }) => url),
    apis: servers,
    restartEach: async () => {
      const codes: (number | null)[] = [];
      for (const [place, port] of ports.entries())
        codes.push(await replace(servers, place, () => startApi(port)));
      for (let place = 0; place < judges; place += 1)
        codes.push(await replace(crew, place, () => startTestJudge(databaseUrl)));
      return codes;
    },
    close: async () => {
      await Promise.all(running.map((process) => process.stop()));
      await cluster.stop();
    },
  };
}
