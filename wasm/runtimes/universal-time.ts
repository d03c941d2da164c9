const methods = ['Date', 'Day', 'FullYear', 'Hours', 'Milliseconds', 'Minutes', 'Month', 'Seconds'] as const;

/** Like the judge's clock: runtimes ask the worker for local times. */
export function useUniversalTime(): void {
  for (const method of methods) Date.prototype[`get${method}`] = Date.prototype[`getUTC${method}`];
  Date.prototype.getTimezoneOffset = () => 0;
}
