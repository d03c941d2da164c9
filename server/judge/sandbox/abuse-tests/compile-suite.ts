import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { type Language, languages } from '../../../../contract/limits';
import { languageDefinitions } from '../../languages/all';
import type { Toolchain } from '../../languages/language';
import { compileLimits } from '../../limits';
import type { RunLimits, RunReport, Sandbox } from '../types';
import type { CompileCase } from './compile-cases';
import { type AbuseSite, makeWorkDir, marked, secretText } from './world';

const megabyte = 1024 * 1024;
/** Less time and memory than in the judge, because many cases never end. */
const limits: RunLimits = { ...compileLimits, cpuMs: 800, wallMs: 30_000, memoryBytes: 256 * megabyte };

const installed = new Map<Language, Toolchain>();
for (const language of languages) {
  const toolchain = await languageDefinitions[language].find();
  if (toolchain) installed.set(language, toolchain);
}

async function compile(
  site: AbuseSite,
  sandbox: Sandbox,
  dir: string,
  { language, source }: CompileCase,
): Promise<RunReport> {
  const definition = languageDefinitions[language];
  const toolchain = installed.get(language);
  if (!toolchain) throw new Error('the toolchain was found and then disappeared');
  const command = definition.compile(toolchain, source, null);
  await makeWorkDir(dir, sandbox, { [definition.sourceFile(source)]: source });
  const report = await sandbox.run({
    ...command,
    env: { ...command.env, ABUSE: site.mark.slice('ABUSE='.length) },
    workDir: dir,
    writable: true,
    stdin: new Uint8Array(0),
    limits,
  });
  if (!report.ok) throw new Error(report.message);
  return report;
}

async function traces(dir: string, report: RunReport, ownSource: string): Promise<string> {
  const names = (await readdir(dir)).filter((name) => name !== ownSource);
  const made = await Promise.all(names.map((name) => readFile(join(dir, name), 'latin1').catch(() => '')));
  return (
    [report.stdout, report.stderr].map((bytes) => Buffer.from(bytes).toString('latin1')).join('') +
    made.join('')
  );
}

/** Sources that attack their compiler, in each offered sandbox. */
export function testSources(site: AbuseSite, cases: readonly CompileCase[]): void {
  const tried = cases.filter(({ language }) => installed.has(language));

  test('there are compilers to test', () => {
    expect(tried.length).toBeGreaterThan(0);
  });

  describe.each(site.offers)('$name', ({ name: tier, opened }) => {
    const sandbox = opened.open(1);
    const dir = join(site.root, `compile-${tier.replaceAll(/\W+/g, '-')}`);
    afterAll(() => sandbox.close());

    test.each(tried)('a source in $language that $name is contained', async (abuse) => {
      const report = await compile(site, sandbox, dir, abuse);
      const ownSource = languageDefinitions[abuse.language].sourceFile(abuse.source);
      const text = await traces(dir, report, ownSource);
      await rm(dir, { recursive: true, force: true });
      // A message may quote the source, but not the secret.
      expect(text).not.toContain(secretText);
      expect(text).not.toMatch(/root:x:|SECRET_OF_THE_SERVER/);
      expect(text).not.toMatch(/^(#error |error: #error )?ESCAPED/m);
      if (abuse.ends === 'refused') expect(report.exitCode).not.toBe(0);
      expect(await marked(site.mark)).toEqual([]);
    });
  });
}
