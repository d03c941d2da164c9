import type { Page } from 'playwright';

/** As browsers report it; not in the types yet. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Element | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** The layout shift without user input since the page opened, and what moved when, from where to where. */
export function shifted(shown: Page): Promise<{ sum: number; moved: string[] }> {
  return shown.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list, observer) => {
          observer.disconnect();
          const shifts = (list.getEntries() as LayoutShift[]).filter(({ hadRecentInput }) => !hadRecentInput);
          const nameOf = (node: Element | null) =>
            `${node?.className || node?.nodeName} “${node?.textContent?.slice(0, 20)}”`;
          const placeOf = ({ x, y, width, height }: DOMRectReadOnly) =>
            [x, y, width, height].map(Math.round).join(' ');
          resolve({
            sum: shifts.reduce((sum, { value }) => sum + value, 0),
            moved: shifts.flatMap(({ startTime, sources }) =>
              sources.map(
                ({ node, previousRect, currentRect }) =>
                  `at ${startTime.toFixed(0)} ms ${nameOf(node)} from ${placeOf(previousRect)} to ${placeOf(currentRect)}, window ${innerWidth} ${innerHeight}`,
              ),
            ),
          });
        }).observe({ type: 'layout-shift', buffered: true });
        // No report means no shift.
        setTimeout(() => resolve({ sum: 0, moved: [] }), 100);
      }),
  );
}
