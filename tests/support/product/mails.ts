import fs from 'node:fs';
import path from 'node:path';
import { eventually } from '../../integration/client';

export interface MailFile {
  readonly file: string;
  readonly source: string;
  readonly otp: string;
}

export function readMails(folder: string, recipient: string): MailFile[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => {
      const file = path.join(folder, name);
      const source = fs.readFileSync(file, 'utf8');
      return { file, source, otp: /^ {4}(\d{6})\r?$/m.exec(source)?.[1] ?? '' };
    })
    .filter(({ source }) => source.includes(`\nTo: ${recipient}`));
}

/** Waits for mail number `count` to this address and returns it. */
export async function waitForMail(folder: string, recipient: string, count = 1): Promise<MailFile> {
  return await eventually(async () => {
    const mails = readMails(folder, recipient);
    return mails.length >= count ? mails.at(-1) : undefined;
  });
}
