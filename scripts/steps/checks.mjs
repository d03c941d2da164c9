import fs from 'node:fs';
import path from 'node:path';
import { checkLicences } from './allowed-licences.mjs';
import { auditPackages } from './audit.mjs';
import { run } from './run.mjs';

/** @typedef {{ name: string, run: (root: string) => Promise<{ passed: number, failed: number, output: string }> }} Check */

const bin = (/** @type {string} */ root, /** @type {string} */ name) =>
  path.join(root, 'node_modules', '.bin', name);

/**
 * A check that is one command.
 * @param {string} name @param {string} program @param {string[]} args @returns {Check}
 */
const command = (name, program, args) => ({
  name,
  run: async (root) => {
    const { code, output } = await run(bin(root, program), args, { cwd: root });
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output: code === 0 ? '' : output };
  },
});

/** One tsconfig per runtime: page, worker, service worker, node, and the pure contract. */
const projects = ['contract', 'src', 'sw', 'wasm', 'wasm/runtimes', 'server', '.'];

/**
 * Violations of the import table below `folder`, as `rule: from → to`, and the number of files read.
 * @param {string} root project folder with the table and the tool
 * @param {string} folder the tree to read
 */
export async function readImports(root, folder) {
  const args = [
    '--require',
    path.join(root, 'scripts/steps/swc-reads-tsx.cjs'),
    path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
    ...['--config', path.join(root, '.dependency-cruiser.cjs'), '--output-type', 'json'],
    ...['contract', 'src', 'sw', 'wasm', 'server'],
  ];
  const { output } = await run(process.execPath, args, { cwd: folder });
  const start = output.indexOf('{');
  if (start < 0) throw new Error(output);
  const { summary, modules } = JSON.parse(output.slice(start, output.lastIndexOf('}') + 1));
  const read = modules.filter(
    (/** @type {{source: string}} */ m) => !m.source.startsWith('node_modules'),
  ).length;
  /** @type {{ rule: string, from: string, to: string }[]} */
  const violations = summary.violations.map(
    (/** @type {{ rule: { name: string }, from: string, to: string }} */ v) => ({
      rule: v.rule.name,
      from: v.from,
      to: v.to,
    }),
  );
  return { read, violations };
}

/** @type {Check} */
const imports = {
  name: 'imports',
  run: async (root) => {
    const { read, violations } = await readImports(root, root);
    // Without the right parser the tool reads nothing and reports no violation.
    const problems = read < 50 ? [`only ${read} modules were read: the import check does not work`] : [];
    for (const { rule, from, to } of violations) problems.push(`${rule}: ${from} → ${to}`);
    return { passed: problems.length === 0 ? 1 : 0, failed: problems.length, output: problems.join('\n') };
  },
};

const lookAgain = { lines: 250, mustSplit: 400 };

/** Warns of files that are probably too large; never fails. @type {Check} */
const sizes = {
  name: 'sizes',
  run: async (root) => {
    const { output } = await run('git', ['ls-files', '--', '*.ts', '*.tsx', '*.mjs', '*.c', '*.h', '*.css'], {
      cwd: root,
    });
    const warnings = output
      .split('\n')
      .filter((file) => file && !/\.gen\.ts$/.test(file) && fs.existsSync(path.join(root, file)))
      .map((file) => ({ file, lines: fs.readFileSync(path.join(root, file), 'utf8').split('\n').length }))
      .filter(({ lines }) => lines > lookAgain.lines)
      .sort((a, b) => b.lines - a.lines)
      .map(
        ({ file, lines }) =>
          `  ${lines > lookAgain.mustSplit ? 'split' : 'look again'}: ${file} (${lines} lines)`,
      );
    return { passed: 1, failed: 0, output: warnings.join('\n') };
  },
};

/** The static checks, fastest first. @type {Check[]} */
export const staticChecks = [
  command('format', 'biome', ['format', '.']),
  command('lint', 'biome', ['lint', '.', '--error-on-warnings']),
  ...projects.map((project) => command(`types ${project}`, 'tsc', ['-p', project])),
  imports,
  command('unused', 'knip', ['--no-progress']),
  sizes,
  { name: 'licences', run: checkLicences },
  { name: 'audit', run: (root) => auditPackages(root) },
];
