import pino, { type Logger } from 'pino';

/** The operator's log: one JSON object per line on stderr; stdout is for people. */
export function createLog(level: string): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination(2));
}
