export interface InspectState {
  depth: number;
  breakLength: number;
  compact: number;
  maxArrayLength: number;
  maxStringLength: number;
  sorted: boolean;
  showHidden: boolean;
  indentation: number;
  /** Level of the last formatted object: the depth below decides whether a value may share a line. */
  currentDepth: number;
  /** Objects between the root and here. */
  path: object[];
  /** Numbered in order of discovery. */
  circular: Map<object, number>;
}

export interface InspectOptions {
  depth?: number | null;
  breakLength?: number;
  compact?: number | boolean;
  maxArrayLength?: number | null;
  maxStringLength?: number | null;
  sorted?: boolean;
  showHidden?: boolean;
}

export function newState(options: InspectOptions): InspectState {
  const compact = options.compact ?? 3;
  return {
    depth: options.depth === undefined ? 2 : (options.depth ?? Number.POSITIVE_INFINITY),
    breakLength: options.breakLength ?? 80,
    compact: typeof compact === 'number' ? compact : compact ? 3 : 0,
    maxArrayLength:
      options.maxArrayLength === undefined ? 100 : (options.maxArrayLength ?? Number.POSITIVE_INFINITY),
    maxStringLength:
      options.maxStringLength === undefined ? 10_000 : (options.maxStringLength ?? Number.POSITIVE_INFINITY),
    sorted: options.sorted ?? false,
    showHidden: options.showHidden ?? false,
    indentation: 0,
    currentDepth: 0,
    path: [],
    circular: new Map(),
  };
}
