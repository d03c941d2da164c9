import { otp as limits } from '../../../../contract/limits';

export interface MailText {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const minutes = limits.validMs / 60_000;
const unasked = 'If you did not request this, ignore this email. Your password does not change.';

/** The subject appears on lock screens and in logs, so it has no code. Plain ASCII, so that no encoding is needed. */
export function otpMail(code: string): MailText {
  return {
    subject: 'Your code for a new Codeferry password',
    text: `Hello,

Use this code to set a new password for your Codeferry account:

    ${code}

Enter it on the page where you requested it. It is valid for
${minutes} minutes and works once. Nobody at Codeferry will ever ask you
for it.

${unasked}

Codeferry
`,
    html: `<!doctype html>
<html lang="en">
<body style="margin:0;padding:24px;background:#f4f5f7;color:#1b1f24;
font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<div style="max-width:480px;margin:0 auto;padding:32px;
background:#ffffff;border-radius:12px;line-height:1.5">
<p style="margin:0 0 16px">Hello,</p>
<p style="margin:0 0 16px">Use this code to set a new password
for your Codeferry account:</p>
<p style="margin:0 0 16px;padding:16px;background:#f4f5f7;
border-radius:8px;text-align:center;font-size:32px;
font-weight:600;letter-spacing:8px">${code}</p>
<p style="margin:0 0 16px">Enter it on the page where you requested it.
It is valid for ${minutes} minutes and works once.
Nobody at Codeferry will ever ask you for it.</p>
<p style="margin:0;color:#5b6470;font-size:14px">${unasked}</p>
</div>
</body>
</html>
`,
  };
}
