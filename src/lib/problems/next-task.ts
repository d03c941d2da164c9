/**
 * Ends the current task, so that the browser can handle input and paint before the caller continues. Safari
 * has no `scheduler.yield` and uses a timer.
 */
export function nextTask(): Promise<void> {
  if ('scheduler' in globalThis && 'yield' in scheduler) return scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve));
}
