/**
 * Known vulnerabilities in production packages, by `npm audit`. Fails on high and critical ones. An exception in
 * scripts/audit-exceptions.json names the advisory, the reason, and the last day on which it holds:
 *
 *   [{ "advisory": "GHSA-xxxx-xxxx-xxxx", "reason": "We do not call the function.", "until": "2027-01-31" }]
 */
import fs from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';

/** @typedef {{ advisory: string, reason: string, until: string }} AuditException */
/** @typedef {{ title: string, url: string, severity: string, name: string, range: string }} Advisory */

const failing = ['high', 'critical'];

/**
 * @param {any} report the output of `npm audit --json`
 * @param {readonly AuditException[]} exceptions
 * @param {string} today as YYYY-MM-DD
 * @returns {{ problems: string[], notes: string[] }}
 */
export function judgeAudit(report, exceptions, today) {
  /** @type {Map<string, Advisory>} */
  const found = new Map();
  for (const { via } of Object.values(report.vulnerabilities ?? {}))
    for (const one of via)
      if (typeof one === 'object' && failing.includes(one.severity)) found.set(path.basename(one.url), one);
  const problems = [];
  const notes = [];
  for (const [id, { name, range, severity, title }] of found) {
    const exception = exceptions.find(({ advisory }) => advisory === id);
    const line = `${severity}: ${name} ${range}: ${title} (${id})`;
    if (!exception) problems.push(line);
    else if (exception.until < today) problems.push(`${line}; the exception ended on ${exception.until}`);
    else notes.push(`${line}; excepted until ${exception.until}: ${exception.reason}`);
  }
  for (const { advisory } of exceptions)
    if (!found.has(advisory)) notes.push(`The exception for ${advisory} is not needed any more.`);
  return { problems, notes };
}

/** @param {string} output of `npm audit --json` @returns {any} undefined if it is not a report */
function reportIn(output) {
  try {
    const report = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
    return report.auditReportVersion === undefined ? undefined : report;
  } catch {
    return undefined;
  }
}

const unreachable =
  /\b(ECONN[A-Z]+|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT)\b/;

/**
 * Why the registry gave no report: the status of its answer, or the network's error. Undefined: npm failed for a reason of
 * its own. @param {string} output
 */
function reasonIn(output) {
  const status = /"statusCode": (\d+)/.exec(output)?.[1];
  return status ? `it answered ${status}` : unreachable.exec(output)?.[1];
}

/**
 * @param {string} root folder with package-lock.json
 * @param {{ exceptions?: readonly AuditException[], args?: string[], today?: string }} [options]
 * @returns {Promise<{ passed: number, failed: number, output: string }>}
 */
export async function auditPackages(root, options = {}) {
  const {
    exceptions = JSON.parse(fs.readFileSync(path.join(root, 'scripts/audit-exceptions.json'), 'utf8')),
    args = [],
    today = new Date().toISOString().slice(0, 10),
  } = options;
  // A machine without internet must not wait for retries.
  const patience = ['--fetch-retries=0', '--fetch-timeout=30000'];
  const { output } = await run(
    'npm',
    ['audit', '--json', '--omit=dev', '--loglevel=silent', ...patience, ...args],
    { cwd: root },
  );
  const report = reportIn(output);
  if (!report) {
    const reason = reasonIn(output);
    if (reason === undefined) return { passed: 0, failed: 1, output };
    return {
      passed: 1,
      failed: 0,
      output: `  The packages were not audited, because the registry cannot do it here (${reason}).`,
    };
  }
  const { problems, notes } = judgeAudit(report, exceptions, today);
  return {
    passed: problems.length === 0 ? 1 : 0,
    failed: problems.length,
    output: [...problems, ...notes].map((line) => `  ${line}`).join('\n'),
  };
}
