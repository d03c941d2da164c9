import { expect, test } from 'vitest';
import { openStage, type Scene } from '../../../tools/tour/stage';
import { faultsInTwoLooks } from './accessibility';
import { startVisit } from './visit';

/** Each scene has many screenshots, which take seconds each on a busy machine. */
const timeout = 600_000;

/**
 * Plays the scenes of the tour; expects no accessibility fault and nothing cut off. Await at the top of a
 * test file.
 */
export async function playScenes(scenes: readonly Scene[]): Promise<void> {
  // One address sends many requests here.
  const { url, dataDir, browser } = await startVisit({
    judge: true,
    env: { LIMIT_REQUESTS: '1000000' },
  });
  test.each(scenes.map((scene) => [scene.name, scene] as const))('%s', { timeout }, async (_, scene) => {
    const found: string[] = [];
    const looked: string[] = [];
    const stage = openStage({
      url,
      dataDir,
      browser,
      async look(page, name) {
        looked.push(name);
        const before = page.viewportSize();
        found.push(...(await faultsInTwoLooks(page, name)));
        if (before) await page.setViewportSize(before);
      },
    });
    await scene.play(stage);
    await stage.close();
    expect(looked.length).toBeGreaterThan(1);
    expect(new Set(looked).size).toBe(looked.length);
    expect(found).toEqual([]);
  });
}
