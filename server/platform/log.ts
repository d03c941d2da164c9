import pino, { type Logger } from 'pino';

/** The log for operators: one JSON object a line on standard error; standard output belongs to people. */
export function createLog(level: string): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination(2));
}
