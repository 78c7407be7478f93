import { createTransport } from 'nodemailer';
import { type Finding, failIf, ok, reasonOf, warn } from './finding.ts';
import type { Installation } from './installation.ts';

const about = 'Email';

/** Whether there is a mail server and a sender at all: without them no application reaches anyone. */
export function lookAtSender({ env, isPublic }: Installation): Finding {
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
      `MAIL_FROM is "${env.mailFrom}", an address that no mail server sends for.`,
      'Set it to an address of your domain (docs/production.md, Email).',
    );
  return ok(about, 'has a server and a sender');
}

/** Shakes hands with the mail server and signs in, without a mail. */
export async function lookAtMailServer({ env, isPublic }: Installation): Promise<Finding[]> {
  if (!env.smtpUrl) return [];
  const transport = createTransport({
    url: env.smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 10_000,
  });
  try {
    await transport.verify();
    return [ok('Mail server', 'shakes hands')];
  } catch (thrown) {
    const isRefused = thrown instanceof Error && 'code' in thrown && thrown.code === 'EAUTH';
    const says = isRefused
      ? 'The mail server of SMTP_URL does not take the name and password in it.'
      : `The mail server of SMTP_URL does not shake hands (${reasonOf(thrown)}).`;
    return [
      failIf(
        isPublic,
        'Mail server',
        says,
        isRefused
          ? 'Check both; special characters in them have to be percent-encoded.'
          : 'Check host and port; many hosts close port 25 on the way out: use 465 (smtps://) or 587.',
      ),
    ];
  } finally {
    transport.close();
  }
}

/** What mails say of who sends them. */
export function lookAtContacts({ env, isPublic }: Installation): Finding[] {
  if (!isPublic) return [];
  return [
    ...(env.supportEmail
      ? []
      : [
          warn(
            'Contact',
            'SUPPORT_EMAIL is not set: the help page names nobody.',
            'Set it to an address that someone reads.',
          ),
        ]),
    ...(env.mailPostalAddress
      ? []
      : [
          warn(
            'Contact',
            'MAIL_POSTAL_ADDRESS is not set: alert emails carry no postal address, which the law of some countries requires.',
            'Set it.',
          ),
        ]),
  ];
}
