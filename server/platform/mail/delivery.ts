import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/open';
import { type DueMail, forgetMail, logMail, postponeMail, takeDueMail } from './mail-queue';
import type { MailTransport, Sent } from './transport';

/** Without a notification: another process may have died with a mail in progress. */
const lookAgainMs = 2000;

export interface MailDelivery {
  /** Call it after the commit. */
  wake(): void;
  /** Waits for the mail in progress. */
  stop(): Promise<void>;
}

/**
 * Sends queued mails one after the other. A crash may cause a mail to be sent twice, but none is lost.
 *
 * @param tell receives where each mail went
 */
export function startMailDelivery(
  db: Database,
  transport: MailTransport,
  log: FastifyBaseLogger,
  tell: (line: string) => void,
): MailDelivery {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let again = false;
  let running: Promise<void> | undefined;

  const run = async () => {
    do {
      again = false;
      for (;;) {
        const mail = stopped ? undefined : await takeDueMail(db);
        if (!mail) break;
        const sent = await deliver(db, transport, log, mail);
        if (sent.type === 'sent') tell(`mail … ${sent.where}`);
      }
    } while (again && !stopped);
  };
  const wake = () => {
    if (stopped) return;
    clearTimeout(timer);
    if (running) {
      again = true;
      return;
    }
    running = run()
      .catch((error) => log.warn({ reason: (error as Error).message }, 'the mail queue could not be read'))
      .finally(() => {
        running = undefined;
        if (!stopped) timer = setTimeout(wake, lookAgainMs);
      });
  };
  wake();
  return {
    wake,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
      transport.close();
    },
  };
}

/** Recipient and text must not be logged: the text may contain a code. */
async function deliver(
  db: Database,
  transport: MailTransport,
  log: FastifyBaseLogger,
  mail: DueMail,
): Promise<Sent> {
  const sent = await transport.send(mail);
  const about = { mail: mail.id, attempts: mail.attempts };
  if (sent.type === 'failed') {
    log.warn({ ...about, reason: sent.reason }, 'a mail could not be sent; it will be retried');
    await postponeMail(db, mail);
    await logMail(db, mail, 'retry', sent.reason);
    return sent;
  }
  if (sent.type === 'refused') log.warn({ ...about, reason: sent.reason }, 'a mail was refused permanently');
  await forgetMail(db, mail.id);
  if (sent.type === 'refused') await logMail(db, mail, 'refused', sent.reason);
  else await logMail(db, mail, 'sent');
  return sent;
}
