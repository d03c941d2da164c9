const patienceMs = 30_000;

/** A server that has just started sends its first pages without a first screen: it does not keep anybody waiting for one. */
export async function firstScreenReady(url: string): Promise<void> {
  const endAt = Date.now() + patienceMs;
  for (const path of ['/code/SAMPLPRBLM', '/explore']) {
    for (;;) {
      const page = await fetch(url + path, { headers: { accept: 'text/html' } });
      if ((await page.text()).includes('id="first-screen"')) break;
      if (Date.now() > endAt) throw new Error(`${path} has no first screen`);
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}
