const patienceMs = 30_000;

/** A new server sends its first pages without a first screen rather than delay them. */
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
