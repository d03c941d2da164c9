const zoneName = ' (Coordinated Universal Time)';

/** Like Node; the scope's clock is UTC, like the judge's. */
export function nameTimeZone(): void {
  const plainIso = Date.prototype.toISOString;
  const toISOString = function (this: Date) {
    // The engine's message is different.
    if (Number.isNaN(this.getTime())) throw new RangeError('Invalid time value');
    return plainIso.call(this);
  };
  Object.defineProperty(Date.prototype, 'toISOString', {
    value: toISOString,
    writable: true,
    configurable: true,
    enumerable: false,
  });
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
