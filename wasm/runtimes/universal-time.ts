const methods = ['Date', 'Day', 'FullYear', 'Hours', 'Milliseconds', 'Minutes', 'Month', 'Seconds'] as const;

/** Sets this worker's clock to UTC, like the judge's: runtimes ask it for local times. */
export function useUniversalTime(): void {
  for (const method of methods) Date.prototype[`get${method}`] = Date.prototype[`getUTC${method}`];
  Date.prototype.getTimezoneOffset = () => 0;
}
