const zoneName = ' (Coordinated Universal Time)';

/** Node writes the zone's name behind a date; the scope's clock runs in UTC, like the judge's. */
export function nameTimeZone(): void {
  for (const name of ['toString', 'toTimeString'] as const) {
    const plain = Date.prototype[name];
    const value = function (this: Date) {
      const text = plain.call(this);
      return Number.isNaN(this.getTime()) ? text : text + zoneName;
    };
    Object.defineProperty(Date.prototype, name, {
      value,
      writable: true,
      configurable: true,
      enumerable: false,
    });
  }
}
