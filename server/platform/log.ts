import pino, { type Logger } from 'pino';

/** JSON lines on stderr; stdout is for people. */
export function createLog(level: string): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination(2));
}
