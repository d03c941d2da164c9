import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { auditPackages, judgeAudit } from './steps/audit.mjs';

const advisory = (id: string, severity: string) => ({
  source: 1,
  name: 'leaky',
  title: 'Leaks',
  url: `https://advisories.example.org/${id}`,
  severity,
  range: '<2.0.0',
});
const report = {
  auditReportVersion: 2,
  vulnerabilities: {
    leaky: { via: [advisory('GHSA-1', 'high'), advisory('GHSA-2', 'moderate')] },
    user: { via: ['leaky'] },
  },
};
const excepted = (until: string) => [{ advisory: 'GHSA-1', reason: 'Not called.', until }];

test('fails on high and critical advisories only', () => {
  expect(judgeAudit(report, [], '2026-12-01').problems).toEqual(['high: leaky <2.0.0: Leaks (GHSA-1)']);
});

test('an exception holds until its day', () => {
  const { problems, notes } = judgeAudit(report, excepted('2026-12-01'), '2026-12-01');
  expect(problems).toEqual([]);
  expect(notes).toEqual(['high: leaky <2.0.0: Leaks (GHSA-1); excepted until 2026-12-01: Not called.']);
  expect(judgeAudit(report, excepted('2026-12-01'), '2026-12-02').problems).toEqual([
    'high: leaky <2.0.0: Leaks (GHSA-1); the exception ended on 2026-12-01',
  ]);
});

test('names an exception that nothing needs', () => {
  const { problems, notes } = judgeAudit({ vulnerabilities: {} }, excepted('2030-01-01'), '2026-12-01');
  expect([problems, notes]).toEqual([[], ['The exception for GHSA-1 is not needed any more.']]);
});

/** A registry with one package, and what it answers to an audit. */
async function startRegistry(status: number) {
  const server = http.createServer((request, reply) => {
    const isAudit = request.url?.includes('/security/advisories/bulk');
    const { source: id, name: _name, range, ...rest } = advisory('GHSA-9', 'critical');
    const body = isAudit
      ? { leaky: [{ ...rest, id, vulnerable_versions: range, cwe: [], cvss: { score: 9 } }] }
      : { name: 'leaky', 'dist-tags': {}, versions: { '1.0.0': { name: 'leaky', version: '1.0.0' } } };
    reply.writeHead(isAudit ? status : 200, { 'content-type': 'application/json' });
    reply.end(JSON.stringify(status === 200 || !isAudit ? body : {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => server.close());
  return `--registry=http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'audit-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
const dependencies = { leaky: '1.0.0' };
fs.writeFileSync(
  path.join(folder, 'package.json'),
  JSON.stringify({ name: 'a', version: '1.0.0', dependencies }),
);
fs.writeFileSync(
  path.join(folder, 'package-lock.json'),
  JSON.stringify({
    name: 'a',
    version: '1.0.0',
    lockfileVersion: 3,
    requires: true,
    packages: {
      '': { name: 'a', version: '1.0.0', dependencies },
      'node_modules/leaky': { version: '1.0.0' },
    },
  }),
);
const audit = (registry: string) =>
  auditPackages(folder, { exceptions: [], args: [registry, `--cache=${folder}/cache`] });

test('reads the answer of a registry', async () => {
  const { failed, output } = await audit(await startRegistry(200));
  expect([failed, output]).toEqual([1, '  critical: leaky <2.0.0: Leaks (GHSA-9)']);
});

test.each([
  ['cannot audit', () => startRegistry(405), '(it answered 405)'],
  ['cannot be reached', async () => '--registry=http://127.0.0.1:9', '(ECONNREFUSED)'],
])('passes and says so if the registry %s', async (_, start, reason) => {
  const { passed, failed, output } = await audit(await start());
  expect([passed, failed]).toEqual([1, 0]);
  expect(output).toContain('The packages were not audited');
  expect(output).toContain(reason);
});

test('fails if npm cannot audit for a reason of its own', async () => {
  const { failed, output } = await auditPackages(os.tmpdir(), { exceptions: [] });
  expect(failed).toBe(1);
  expect(output).toContain('ENOLOCK');
});
