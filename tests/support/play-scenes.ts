import { expect, test } from 'vitest';
import { openStage, type Scene } from '../../tools/tour/stage';
import { faultsInTwoLooks } from './accessibility';
import { startVisit } from './visit';

/** A scene is many looks, each of some seconds where much else runs. */
const timeout = 600_000;

/** Plays what the tour photographs: no accessibility fault, and nothing cut off. To be awaited at the top of a test file. */
export async function playScenes(scenes: readonly Scene[]): Promise<void> {
  // Many requests from one address, which is no flood.
  const { url, dataDir, browser } = await startVisit({ judge: true, env: { LIMIT_REQUESTS: '1000000' } });
  test.each(scenes.map((scene) => [scene.name, scene] as const))('%s', { timeout }, async (_, scene) => {
    const found: string[] = [];
    const looked: string[] = [];
    const stage = openStage({
      ...{ url, dataDir, browser },
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
