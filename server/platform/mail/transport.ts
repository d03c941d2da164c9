import fs from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { DueMail } from './mail-queue';

export type Sent =
  /** `where`: the host or file that received it. */
  | { readonly type: 'sent'; readonly where: string }
  /** Permanent: do not retry. */
  | { readonly type: 'refused'; readonly reason: string }
  | { readonly type: 'failed'; readonly reason: string };

export interface MailTransport {
  readonly describe: string;
  send(mail: DueMail): Promise<Sent>;
  close(): void;
}

export interface MailSettings {
  readonly smtpUrl?: string;
  readonly from: string;
  /** Without SMTP, mails become files here. */
  readonly folder: string;
}

const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  dnsTimeout: 10_000,
};

export function openTransport({ smtpUrl, from, folder }: MailSettings): MailTransport {
  return smtpUrl ? smtpTransport(smtpUrl, from) : fileTransport(folder, from);
}

function smtpTransport(url: string, from: string): MailTransport {
  const mailer = createTransport({ url, pool: true, maxConnections: 2, ...timeouts });
  const { host } = new URL(url);
  return {
    describe: `sent through ${host}`,
    send: async (mail) => {
      try {
        await mailer.sendMail(toMessage(mail, from));
        return { type: 'sent', where: `handed to ${host}` };
      } catch (error) {
        const { responseCode, code, message } = error as Error & { responseCode?: number; code?: string };
        // The server's message contains the recipient: do not log it.
        const reason = responseCode === undefined ? message : `${code ?? 'SMTP'} ${responseCode}`;
        // 5xx about the recipient or the text is permanent; about our credentials (53x) it is a setting
        // that an operator will fix.
        const isFinal = responseCode !== undefined && responseCode >= 540;
        return { type: isFinal ? 'refused' : 'failed', reason };
      }
    },
    close: () => mailer.close(),
  };
}

function fileTransport(folder: string, from: string): MailTransport {
  const mailer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    describe: `saved as files in ${folder}`,
    send: async (mail) => {
      try {
        const { message: bytes } = await mailer.sendMail(toMessage(mail, from));
        const file = await writeWhole(folder, mail.id, bytes as Buffer);
        return { type: 'sent', where: `written to ${file}` };
      } catch (error) {
        return { type: 'failed', reason: (error as Error).message };
      }
    },
    close: () => mailer.close(),
  };
}

function toMessage({ recipient, subject, text, html, id }: DueMail, from: string): SendMailOptions {
  return {
    from: { name: 'Codeferry', address: from },
    // As an object, so that the address is never parsed as a list.
    to: { name: '', address: recipient },
    subject,
    text,
    html,
    // The same for every attempt, so that mail programs show a duplicate once.
    messageId: `<${id}@${from.split('@')[1] ?? 'localhost'}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The name sorts by time. The rename makes it atomic; closed to other accounts. */
async function writeWhole(folder: string, id: string, bytes: Buffer): Promise<string> {
  await fs.mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${id}.eml`);
  await fs.writeFile(`${file}.part`, bytes, { mode: 0o600 });
  await fs.rename(`${file}.part`, file);
  return file;
}
