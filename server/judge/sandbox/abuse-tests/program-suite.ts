import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '../../../../contract/limits';
import { languageDefinitions } from '../../languages/all';
import type { LanguageDefinition, Toolchain } from '../../languages/language';
import { compileLimits } from '../../limits';
import { sourceDir } from '../build';
import type { RunLimits, Sandbox } from '../types';
import type { ProgramCase } from './program-cases';
import { type AbuseSite, makeWorkDir, marked, secretText } from './world';

const megabyte = 1024 * 1024;
const sources: Partial<Record<Language, string>> = {
  PYTHON3: 'abuse.py',
  JAVASCRIPT_NODE: 'abuse.js',
  JAVA8: 'Main.java',
};
/** Includes the runtime's start. */
const cpuMs: Partial<Record<Language, number>> = { PYTHON3: 400, JAVASCRIPT_NODE: 500, JAVA8: 700 };

async function toolchains(): Promise<Map<Language, Toolchain>> {
  const found = new Map<Language, Toolchain>();
  for (const language of Object.keys(sources) as Language[]) {
    const toolchain = await languageDefinitions[language].find();
    if (toolchain) found.set(language, toolchain);
  }
  return found;
}
const installed = await toolchains();

function limitsOf(definition: LanguageDefinition, waits: boolean): RunLimits {
  const cpu = cpuMs[definition.language] ?? 500;
  return {
    cpuMs: cpu,
    wallMs: waits ? cpu : 20_000,
    memoryBytes: 96 * megabyte + definition.memorySlackBytes,
    stackBytes: definition.stackBytes,
    outputBytes: megabyte,
    stderrBytes: 4096,
    fileBytes: megabyte,
    tmpBytes: 4 * megabyte,
    threads: definition.threads,
    openFiles: definition.openFiles,
    processes: false,
  };
}

async function prepare(sandbox: Sandbox, base: string): Promise<Map<Language, string>> {
  const dirs = new Map<Language, string>();
  for (const [language, toolchain] of installed) {
    const definition = languageDefinitions[language];
    const source = await readFile(join(sourceDir('abuse-programs'), sources[language] ?? ''), 'utf8');
    const dir = await makeWorkDir(join(base, language), sandbox, { [definition.sourceFile(source)]: source });
    const command = definition.compile(toolchain, source, null);
    const report = await sandbox.run({
      ...command,
      workDir: dir,
      writable: true,
      stdin: new Uint8Array(0),
      limits: compileLimits,
    });
    if (!report.ok) throw new Error(report.message);
    expect(Buffer.from(report.stderr).toString('utf8')).toBe('');
    dirs.set(language, dir);
  }
  return dirs;
}

async function attempt(
  site: AbuseSite,
  sandbox: Sandbox,
  dir: string,
  { language, name, wrong }: ProgramCase,
) {
  const definition = languageDefinitions[language];
  const toolchain = installed.get(language);
  if (!toolchain) throw new Error('the toolchain was found and then disappeared');
  const command = definition.run(toolchain, 'class Main {}', 64 * megabyte);
  const report = await sandbox.run({
    ...command,
    argv: (work) => [...command.argv(work), name, site.secretPath, String(site.judgePid), String(site.port)],
    env: { ...command.env, ABUSE: site.mark.slice('ABUSE='.length) },
    workDir: dir,
    writable: false,
    stdin: Buffer.from('the input'),
    limits: limitsOf(definition, name.startsWith('sleep') || name.startsWith('wait')),
  });
  if (!report.ok) throw new Error(report.message);
  const stdout = Buffer.from(report.stdout).toString('utf8');
  const stderr = Buffer.from(report.stderr).toString('utf8');
  expect(stdout).not.toMatch(/ESCAPED/);
  expect(stdout + stderr).not.toContain(secretText);
  expect(wrong(report, stdout)).toBeNull();
}

/** Programs in languages with a runtime that attack the sandbox, in each offered one. */
export function testPrograms(site: AbuseSite, cases: readonly ProgramCase[]): void {
  const tried = cases.filter(({ language }) => installed.has(language));

  test('there is a language to test, and its processes can be found by their mark', async () => {
    expect(tried.length).toBeGreaterThan(0);
    expect(await marked('ABUSE=nobody has this one')).toEqual([]);
  });

  describe.each(site.offers)('$name', ({ name, opened }) => {
    const sandbox = opened.open(1);
    let dirs = new Map<Language, string>();
    // Not at collection time: all sandboxes would compile at once under one uid, whose threads are counted
    // together.
    beforeAll(async () => {
      dirs = await prepare(sandbox, join(site.root, `programs-${name.replaceAll(/\W+/g, '-')}`));
    });
    afterAll(() => sandbox.close());

    test.each(tried)('a $language program that tries $name is contained', async (abuse) => {
      const dir = dirs.get(abuse.language);
      await attempt(site, sandbox, dir ?? '', abuse);
      expect(await marked(site.mark)).toEqual([]);
      expect(site.connections()).toBe(0);
      expect(await readFile(site.secretPath, 'utf8')).toBe(secretText);
    });
  });
}
