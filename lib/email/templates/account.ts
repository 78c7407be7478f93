import type { Mail } from '@/lib/email/mail';
import { site } from '@/lib/site';
import { type Block, letter } from './letter';

/**
 * The emails of the auth service, which fills in what stands in braces (https://supabase.com/docs/guides/auth/auth-email-templates).
 * supabase/embedded/mail has them as files, for the local stack and for pasting into a hosted project; a test holds the files to this.
 */
const siteUrl = '{{ .SiteURL }}';
const token = '{{ .TokenHash }}';

const footer = `You received this email because somebody, most likely you, entered this address on ${site.name}.`;

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
    `Confirm your email address for ${site.name}`,
    `Welcome to ${site.name}. Confirm that this address is yours, and your account is ready.`,
    { label: 'Confirm this address', url: `${siteUrl}/auth/confirm?token=${token}&type=email_confirmation` },
    'The link works for one hour. If you did not register, you can ignore this email.',
  ),
  recovery: accountLetter(
    `Choose a new password for ${site.name}`,
    `Somebody, most likely you, asked to reset your ${site.name} password.`,
    { label: 'Choose a new password', url: `${siteUrl}/reset-password?token=${token}` },
    'The link works once, for one hour. If you did not ask for it, you can ignore this email. Your password stays the same.',
  ),
  magic_link: accountLetter(
    `Your ${site.name} sign-in link`,
    `Somebody, most likely you, asked to sign in to ${site.name} without a password.`,
    { label: 'Sign in', url: `${siteUrl}/auth/confirm?token=${token}&type=email_confirmation` },
    'The link works once, for one hour. If you did not ask for it, you can ignore this email.',
  ),
  email_change: accountLetter(
    `Confirm your new email address for ${site.name}`,
    `A ${site.name} account is about to move to the address {{ .NewEmail }}. Both addresses need to confirm the change, so each got an email like this one.`,
    { label: 'Confirm the change', url: `${siteUrl}/auth/confirm-change?token=${token}` },
    'The link works for one hour. If you did not ask for the change, ignore this email and nothing will change.',
  ),
} as const;
