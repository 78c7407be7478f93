import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createTransport } from 'nodemailer';

const FOLDER = path.join(import.meta.dirname, '..', 'mail');

const config = readFileSync(path.join(import.meta.dirname, '..', '..', 'config.toml'), 'utf8');

function getSubject(kind: string): string {
  const [, subject] =
    new RegExp(`^\\[auth\\.email\\.template\\.${kind}\\]\\nsubject = (".*")$`, 'm').exec(config) ?? [];
  if (subject === undefined) throw new Error(`supabase/config.toml has no subject for the email "${kind}".`);
  return JSON.parse(subject);
}

/** The subjects of a hosted project; `node supabase/brand/cli.ts` writes them to supabase/config.toml. */
export const SUBJECTS = {
  confirmation: getSubject('confirmation'),
  recovery: getSubject('recovery'),
  magic_link: getSubject('magic_link'),
  email_change: getSubject('email_change'),
};

type AuthMailKind = keyof typeof SUBJECTS;
export const templatePath = (kind: AuthMailKind) => path.join(FOLDER, `${kind}.html`);

type Mail = { to: string; subject: string; html?: string; text?: string };

/** Sends the auth emails, with a text part made from the HTML. */
export function authMailer(options: { smtpUrl: string; from: string; siteUrl: string }) {
  const transport = createTransport(options.smtpUrl);
  const send = async ({ to, subject, html = '' }: Mail) => {
    await transport.sendMail({
      from: options.from,
      to,
      subject,
      html,
      text: htmlToText(html),
      // Prevents automatic replies (RFC 3834).
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  };
  return {
    send,
    /** Sends the sign-up email again, with the template filled as Supabase Lite does. */
    sendConfirmation: (to: string, tokenHash: string) =>
      send({
        to,
        subject: SUBJECTS.confirmation,
        html: readFileSync(templatePath('confirmation'), 'utf8')
          .replaceAll('{{ .SiteURL }}', options.siteUrl)
          .replaceAll('{{ .TokenHash }}', tokenHash),
      }),
    /** Emails the new address when an account's address changes; Supabase Lite only emails the current one. */
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

function htmlToText(html: string): string {
  return (
    html
      .replace(/<(style|title)[\s\S]*?<\/\1>/g, '')
      // Removes the URL printed below a link, because the next line adds the URL to the link's text.
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
