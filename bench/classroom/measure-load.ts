/** CPU and memory of the server's processes, from /proc. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

const parts = ['server', 'judge', 'database'] as const;
export type Part = (typeof parts)[number];
/** CPU in seconds since the start, memory now. */
export type Load = Record<Part, { cpuSeconds: number; memoryMB: number }>;

const ticks = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

interface Process {
  pid: number;
  parent: number;
  name: string;
  /** Its own, and with the children that ended. */
  own: number;
  all: number;
  memoryMB: number;
}

function readProcess(pid: number): Process | undefined {
  try {
    const text = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    const name = text.slice(text.indexOf('(') + 1, text.lastIndexOf(')'));
    // From the third field on, see proc(5).
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const [user, system, childUser, childSystem] = [11, 12, 13, 14].map((at) => Number(fields[at]) / ticks);
    const own = (user ?? 0) + (system ?? 0);
    const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
    // Without shared memory, which each process of the database would count again.
    const memoryMB = Number(/^RssAnon:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1000;
    return {
      pid,
      parent: Number(fields[1]),
      name,
      own,
      memoryMB,
      all: own + (childUser ?? 0) + (childSystem ?? 0),
    };
  } catch {
    // It ended meanwhile.
    return undefined;
  }
}

export function measureLoad(serverPid: number): Load {
  const all = fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)) ?? []);
  const load = Object.fromEntries(parts.map((part) => [part, { cpuSeconds: 0, memoryMB: 0 }])) as Load;
  const add = (part: Part, cpuSeconds: number, memoryMB: number) => {
    load[part].cpuSeconds += cpuSeconds;
    load[part].memoryMB += memoryMB;
  };
  const partOf = ({ name }: Process): Part => (name.startsWith('postgres') ? 'database' : 'judge');
  const visit = (process: Process) => {
    for (const child of all.filter(({ parent }) => parent === process.pid)) {
      add(partOf(child), child.all, child.memoryMB);
      visit(child);
    }
  };
  const server = all.find(({ pid }) => pid === serverPid);
  if (!server) return load;
  add('server', server.own, server.memoryMB);
  // Its children that ended were the judge's sandboxes.
  add('judge', server.all - server.own, 0);
  visit(server);
  return load;
}

/** CPU of one core in percent between two measurements. */
export function loadLine(before: Load, after: Load, seconds: number): string {
  return parts
    .map((part) => {
      const percent = (100 * (after[part].cpuSeconds - before[part].cpuSeconds)) / seconds;
      return `${part} ${percent.toFixed(0)} % CPU, ${after[part].memoryMB.toFixed(0)} MB`;
    })
    .join(' · ');
}
