import type { Mail } from '@/lib/email/mail';
import { site } from '@/lib/site';
import { type Block, letter } from './letter';

/**
 * The emails of the auth service, which fills in what stands in braces (https://supabase.com/docs/guides/auth/auth-email-templates).
 * supabase/embedded/mail has them as files, for the local stack and for pasting into a hosted project; a test holds the files to this.
 */
const siteUrl = '{{ .SiteURL }}';
const token = '{{ .TokenHash }}';

const footer = `You get this because somebody, most likely you, entered this address on ${site.name}.`;

const accountLetter = (
  subject: string,
  why: string,
  link: Omit<Extract<Block, { kind: 'link' }>, 'kind'>,
  end: string,
): Mail =>
  letter({
    subject,
    blocks: [
      { kind: 'paragraph', text: why },
      { kind: 'link', ...link },
      { kind: 'paragraph', text: end },
    ],
    footer,
  });

export const accountMails = {
  confirmation: accountLetter(
    'Confirm your email address',
    `Welcome to ${site.name}. Please confirm that this address is yours, and your account is ready.`,
    { label: 'Confirm this address', url: `${siteUrl}/auth/confirm?token=${token}&type=email_confirmation` },
    'The link works for one hour. If you did not register, ignore this email and nothing happens.',
  ),
  recovery: accountLetter(
    'Choose a new password',
    `Somebody, most likely you, asked for a new password on ${site.name}.`,
    { label: 'Choose a new password', url: `${siteUrl}/reset-password?token=${token}` },
    'The link works once, for one hour. If you did not ask for it, ignore this email: your password stays as it is.',
  ),
  magic_link: accountLetter(
    'Your sign-in link',
    `Somebody, most likely you, asked to sign in to ${site.name} without a password.`,
    { label: 'Sign in', url: `${siteUrl}/auth/confirm?token=${token}&type=email_confirmation` },
    'The link works once, for one hour. If you did not ask for it, ignore this email.',
  ),
  email_change: accountLetter(
    'Confirm your new email address',
    `Your ${site.name} account is about to move from {{ .Email }} to {{ .NewEmail }}. Both addresses have to confirm the change: each got an email like this one.`,
    { label: 'Confirm the change', url: `${siteUrl}/auth/confirm-change?token=${token}` },
    'The link works for one hour. If you did not ask for the change, ignore this email and nothing changes.',
  ),
} as const;
