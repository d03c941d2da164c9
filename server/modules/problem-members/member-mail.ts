const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** The title is the author's text, so the subject does not contain it. */
export function memberMail(problemTitle: string, address: string) {
  const title = problemTitle.replace(/\s+/g, ' ');
  const unknown = 'If you do not know this problem, ignore this email.';
  return {
    subject: 'You are invited to work on a problem on Codeferry',
    text: `Hello,\n\nYou are invited to work on the problem "${title}".\nOpen this address, sign in, and accept the invitation:\n\n    ${address}\n\n${unknown}\n\nCodeferry\n`,
    html: `<!doctype html>
<html lang="en">
<body style="margin:0;padding:24px;background:#f4f5f7;color:#1b1f24;font-family:system-ui,sans-serif">
<div style="max-width:480px;margin:0 auto;padding:32px;background:#ffffff;border-radius:12px;line-height:1.5">
<p>Hello,</p>
<p>You are invited to work on the problem <b>${escapeHtml(title)}</b>. Open this address, sign in, and accept the invitation:</p>
<p><a href="${escapeHtml(address)}">${escapeHtml(address)}</a></p>
<p style="color:#5b6470;font-size:14px">${unknown}</p>
</div>
</body>
</html>
`,
  };
}
