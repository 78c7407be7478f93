import type { Mail } from '@/lib/email/mail';
import { renderMail } from '@/lib/email/templates/render-mail';
import { site } from '@/lib/site';
import { account } from '@/messages/email';

/**
 * The emails of the auth service, which replaces the braces
 * (https://supabase.com/docs/guides/auth/auth-email-templates). This folder has them as files, for the local stack and
 * for pasting into a hosted project; a test compares the two.
 */
const siteUrl = '{{ .SiteURL }}';
const token = '{{ .TokenHash }}';
const placeholders = { site: site.name, newAddress: '{{ .NewEmail }}' };

type Text = {
  subject: (values: typeof placeholders) => string;
  why: (values: typeof placeholders) => string;
  link: string;
  end: string;
};

const renderAccountEmail = (text: Text, path: string): Mail =>
  renderMail({
    subject: text.subject(placeholders),
    blocks: [
      { kind: 'paragraph', text: text.why(placeholders) },
      { kind: 'link', label: text.link, url: `${siteUrl}${path}` },
      { kind: 'paragraph', text: text.end },
    ],
    footer: account.footer(placeholders),
  });

export const accountEmailTemplates = {
  confirmation: renderAccountEmail(
    account.confirmation,
    `/auth/confirm?token=${token}&type=email_confirmation`,
  ),
  recovery: renderAccountEmail(account.recovery, `/reset-password?token=${token}`),
  magic_link: renderAccountEmail(account.signInLink, `/auth/confirm?token=${token}&type=email_confirmation`),
  email_change: renderAccountEmail(account.emailChange, `/auth/confirm-change?token=${token}`),
} as const;
