import type { Mail } from '@/lib/email/mail';
import { letter } from '@/lib/email/templates/letter';
import { site } from '@/lib/site';
import { account } from '@/messages/email';

/**
 * The emails of the auth service, which fills in what is in braces (https://supabase.com/docs/guides/auth/auth-email-templates).
 * This folder has them as files, for the local stack and for pasting into a hosted project; a test compares the two.
 */
const siteUrl = '{{ .SiteURL }}';
const token = '{{ .TokenHash }}';
const named = { site: site.name, newAddress: '{{ .NewEmail }}' };

type Text = {
  subject: (values: typeof named) => string;
  why: (values: typeof named) => string;
  link: string;
  end: string;
};

const accountLetter = (text: Text, path: string): Mail =>
  letter({
    subject: text.subject(named),
    blocks: [
      { kind: 'paragraph', text: text.why(named) },
      { kind: 'link', label: text.link, url: `${siteUrl}${path}` },
      { kind: 'paragraph', text: text.end },
    ],
    footer: account.footer(named),
  });

export const accountEmailTemplates = {
  confirmation: accountLetter(account.confirmation, `/auth/confirm?token=${token}&type=email_confirmation`),
  recovery: accountLetter(account.recovery, `/reset-password?token=${token}`),
  magic_link: accountLetter(account.signInLink, `/auth/confirm?token=${token}&type=email_confirmation`),
  email_change: accountLetter(account.emailChange, `/auth/confirm-change?token=${token}`),
} as const;
