import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createTransport } from 'nodemailer';

const FOLDER = path.join(import.meta.dirname, '..', 'mail');

const config = readFileSync(path.join(import.meta.dirname, '..', '..', 'config.toml'), 'utf8');

function subjectOf(kind: string): string {
  const [, subject] =
    new RegExp(`^\\[auth\\.email\\.template\\.${kind}\\]\\nsubject = (".*")$`, 'm').exec(config) ?? [];
  if (subject === undefined) throw new Error(`supabase/config.toml has no subject for the email "${kind}".`);
  return JSON.parse(subject);
}

/** The subjects as a hosted project has them; `node supabase/brand/cli.ts` writes them into supabase/config.toml. */
export const SUBJECTS = {
  confirmation: subjectOf('confirmation'),
  recovery: subjectOf('recovery'),
  magic_link: subjectOf('magic_link'),
  email_change: subjectOf('email_change'),
};

export type AuthMailKind = keyof typeof SUBJECTS;
export const templatePath = (kind: AuthMailKind) => path.join(FOLDER, `${kind}.html`);

type Mail = { to: string; subject: string; html?: string; text?: string };

/** Sends the mails of the auth service, with a text part made from the template's HTML. */
export function authMailer(options: { smtpUrl: string; from: string; siteUrl: string }) {
  const transport = createTransport(options.smtpUrl);
  const send = async ({ to, subject, html = '' }: Mail) => {
    await transport.sendMail({
      from: options.from,
      to,
      subject,
      html,
      text: textOf(html),
      // RFC 3834: nobody's vacation answers it.
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  };
  return {
    send,
    /** Sends the sign-up mail once more; the template is filled as lite fills it. */
    sendConfirmation: (to: string, tokenHash: string) =>
      send({
        to,
        subject: SUBJECTS.confirmation,
        html: readFileSync(templatePath('confirmation'), 'utf8')
          .replaceAll('{{ .SiteURL }}', options.siteUrl)
          .replaceAll('{{ .TokenHash }}', tokenHash),
      }),
    /** Sends the mail of a change of address to the new one; lite itself writes to the current one. */
    sendEmailChange: ({
      email,
      newEmail,
      tokenHash,
    }: {
      email: string;
      newEmail: string;
      tokenHash: string;
    }) =>
      send({
        to: newEmail,
        subject: SUBJECTS.email_change,
        html: readFileSync(templatePath('email_change'), 'utf8')
          .replaceAll('{{ .SiteURL }}', options.siteUrl)
          .replaceAll('{{ .Email }}', email)
          .replaceAll('{{ .NewEmail }}', newEmail)
          .replaceAll('{{ .TokenHash }}', tokenHash),
      }),
    close: () => transport.close(),
  };
}

function textOf(html: string): string {
  return (
    html
      .replace(/<(style|title)[\s\S]*?<\/\1>/g, '')
      // The address below a link, which is written out anyway.
      .replace(/<br><span\b[^>]*>[\s\S]*?<\/span>/g, '')
      .replace(/<a\b[^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a\s*>/g, '$2: $1')
      .replace(/<\/(p|h1)>/g, '\n\n')
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('&amp;', '&')
      .replaceAll('&rsquo;', '’')
      .replace(/[ \t]+/g, ' ')
      .replace(/ *\n */g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  );
}
