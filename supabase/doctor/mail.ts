import { createTransport } from 'nodemailer';
import { type Finding, failIf, getReason, ok, warn } from './finding.ts';
import type { Installation } from './installation.ts';

const about = 'Email';

/** Whether a mail server and a sender are configured. */
export function checkSender({ env, isPublic }: Installation): Finding {
  if (!env.smtpUrl)
    return failIf(
      isPublic,
      about,
      'SMTP_URL is not set: this site sends no email.',
      'Set SMTP_URL and MAIL_FROM (docs/production.md, Email).',
    );
  if (/@(localhost|example\.\w+)>?\s*$/i.test(env.mailFrom))
    return failIf(
      isPublic,
      about,
      `MAIL_FROM is "${env.mailFrom}", which is a placeholder.`,
      'Set it to an address of your domain (docs/production.md, Email).',
    );
  return ok(about, 'has a server and a sender');
}

/** Connects and signs in to the mail server, without sending a mail. */
export async function checkMailServer({ env, isPublic }: Installation): Promise<Finding[]> {
  if (!env.smtpUrl) return [];
  const transport = createTransport({
    url: env.smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 10_000,
  });
  try {
    await transport.verify();
    return [ok('Mail server', 'accepts the connection')];
  } catch (error) {
    const isLoginRejected = error instanceof Error && 'code' in error && error.code === 'EAUTH';
    const message = isLoginRejected
      ? 'The mail server rejects the user name or password of SMTP_URL.'
      : `The mail server of SMTP_URL cannot be reached (${getReason(error)}).`;
    return [
      failIf(
        isPublic,
        'Mail server',
        message,
        isLoginRejected
          ? 'Check both, and percent-encode special characters.'
          : 'Check the host and the port. Many hosting providers block outgoing port 25: use 465 (smtps://) or 587.',
      ),
    ];
  } finally {
    transport.close();
  }
}

/** Whether the help page shows a contact, and alert emails a postal address. */
export function checkContacts({ env, isPublic }: Installation): Finding[] {
  if (!isPublic) return [];
  return [
    ...(env.supportEmail
      ? []
      : [
          warn(
            'Contact',
            'SUPPORT_EMAIL is not set: the help page shows no contact.',
            'Set it to an address that someone reads.',
          ),
        ]),
    ...(env.mailPostalAddress
      ? []
      : [
          warn(
            'Contact',
            'MAIL_POSTAL_ADDRESS is not set: alert emails have no postal address, which some countries require by law.',
            'Set it.',
          ),
        ]),
  ];
}
