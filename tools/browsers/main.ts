/**
 * `npm run browsers [-- webkit | firefox]`: tests the product without its server in Firefox and WebKit. A
 * browser that is not installed is reported and skipped, unless it was requested.
 */
import fs from 'node:fs';
import { queryDatabase } from '../../tests/support/product/embedded-database';
import { freePort, makeDataDir, startProduct } from '../../tests/support/product/product';
import { openFirefox } from './firefox';
import type { Tab } from './tab';
import { missingForWebKit, openWebKit, webKitCaveat } from './webkit';
import { liveWithoutServer, type Server } from './without-server';

interface Candidate {
  missing(): string | undefined;
  open(): Promise<Tab>;
  caveat?: string;
}

const hasFirefox = () =>
  [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'].some(
    (file) => file && fs.existsSync(file),
  );

const candidates: Record<string, Candidate> = {
  firefox: { missing: () => (hasFirefox() ? undefined : 'apt-get install firefox-esr'), open: openFirefox },
  webkit: { missing: missingForWebKit, open: openWebKit, caveat: webKitCaveat },
};

async function makeServer(): Promise<{ server: Server; end(): Promise<void> }> {
  const dataDir = makeDataDir();
  const port = await freePort();
  const start = () => startProduct({ dataDir, port, env: { JUDGE_WORKERS: '0' } });
  let product = await start();
  const server = {
    url: product.url,
    stop: () => product.stop(),
    async start() {
      product = await start();
    },
    async submissions() {
      const rows = await queryDatabase<{ n: number }>(dataDir, 'select count(*)::int as n from submissions');
      return rows[0]?.n ?? 0;
    },
  };
  const end = async () => {
    await product.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  };
  return { server, end };
}

async function tryIn(name: string, { open, caveat }: Candidate): Promise<boolean> {
  if (caveat) console.log(`${name}: ${caveat}`);
  const { server, end } = await makeServer();
  const tab = await open();
  try {
    await liveWithoutServer(tab, server, (step) => console.log(`${name}: ${step}`));
    return true;
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : error}`);
    return false;
  } finally {
    await tab.close();
    await end();
  }
}

const asked = process.argv.slice(2);
let failed = 0;
for (const [name, candidate] of Object.entries(candidates)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const missing = candidate.missing();
  if (missing === undefined) {
    if (!(await tryIn(name, candidate))) failed += 1;
    continue;
  }
  console.log(`${name}: skipped, because it is not installed. ${missing}`);
  if (asked.includes(name)) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
