const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const excerptMax = 300;

export interface MailText {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export function answerMail(description: string, answer: string): MailText {
  const excerpt = description.slice(0, excerptMax);
  const note = 'You reported to Codeferry:';
  return messageMail('Answer to your report', `${note}\n\n${excerpt}\n\nAnswer:\n\n${answer}`);
}

export function contentMail(title: string, isPublic: boolean, reason: string): MailText {
  const state = isPublic ? 'public again' : 'private';
  return messageMail(
    `"${title.slice(0, 80)}" is ${state}`,
    `An administrator of this Codeferry server made "${title}" ${state}.\n\nReason:\n\n${reason}`,
  );
}

function messageMail(subject: string, message: string): MailText {
  const text = `Hello,\n\n${message}\n\nCodeferry\n`;
  const html = `<!doctype html>\n<html lang="en">\n<body style="white-space:pre-wrap;font-family:system-ui,sans-serif">\n${escaped(text)}</body>\n</html>\n`;
  return { subject, text, html };
}
