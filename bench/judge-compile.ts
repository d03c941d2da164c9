/** The savings of the accelerators: CPU time of the compiler with and without them, alternating. */
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Language } from '../contract/limits';
import type { Command } from '../server/judge/languages/language';
import type { Built, JudgeBench } from './judge-bench';
import { median } from './paired';

export interface CompileResult {
  name: string;
  ratio: number;
  atMost: number;
  oursMs: number;
  plainMs: number;
}

async function accelerated(bench: JudgeBench, built: Built): Promise<Command> {
  const { definition, toolchain, source } = built;
  const directory = path.join(bench.scratch, `accelerator-${definition.language}`);
  await fs.mkdir(directory);
  await definition.accelerate?.build(toolchain, directory, new AbortController().signal);
  for (const name of await fs.readdir(directory, { recursive: true }))
    await fs.chmod(path.join(directory, name), 0o755);
  await fs.chmod(directory, 0o755);
  const command = definition.compile(toolchain, source, directory);
  return { ...command, mounts: [...command.mounts, directory] };
}

async function compare(bench: JudgeBench, built: Built, ours: Command, plain: Command, rounds: number) {
  const times: { ours: number; plain: number }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const [a, b] = [await bench.recompile(built, ours), await bench.recompile(built, plain)];
    for (const { exitCode, stderr } of [a, b])
      if (exitCode !== 0) throw new Error(Buffer.from(stderr).toString('utf8'));
    if (round > 0) times.push({ ours: a.cpuMs, plain: b.cpuMs });
  }
  return {
    ratio: median(times.map((time) => time.ours / time.plain)),
    oursMs: median(times.map((time) => time.ours)),
    plainMs: median(times.map((time) => time.plain)),
  };
}

/** javac with its default settings. */
function asAnybody(built: Built): Command {
  const command = built.definition.compile(built.toolchain, built.source, null);
  return { ...command, argv: (work) => command.argv(work).filter((argument) => !argument.startsWith('-J')) };
}

const sources: Partial<Record<Language, string>> = {
  CPP17:
    '#include <bits/stdc++.h>\nusing namespace std;\nint main() { int n; cin >> n; vector<int> a(n); for (int& x : a) cin >> x; sort(a.begin(), a.end()); for (int x : a) cout << x << " "; }\n',
  JAVA8:
    'import java.util.*;\npublic class Main { public static void main(String[] a) { Scanner in = new Scanner(System.in); System.out.println(in.nextInt() + in.nextInt()); } }\n',
};

export async function compileResults(bench: JudgeBench, rounds: number): Promise<CompileResult[]> {
  const cpp = await bench.build('CPP17', sources.CPP17 ?? '');
  const java = await bench.build('JAVA8', sources.JAVA8 ?? '');
  const plainCpp = cpp.definition.compile(cpp.toolchain, cpp.source, null);
  return [
    {
      name: 'CPU of compiling small C++, precompiled header against none',
      atMost: 0.35,
      ...(await compare(bench, cpp, await accelerated(bench, cpp), plainCpp, rounds)),
    },
    {
      name: 'CPU of javac, our settings and shared classes against its own',
      atMost: 0.45,
      ...(await compare(bench, java, await accelerated(bench, java), asAnybody(java), rounds)),
    },
  ];
}
