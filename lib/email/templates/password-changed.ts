import type { Mail } from '@/lib/email/mail';
import { site } from '@/lib/site';
import { letter } from './letter';

/** Tells the owner of an account that it has a new password, whoever set it and by whatever way. */
export const passwordChanged = (signInUrl: string): Mail =>
  letter({
    subject: `Your ${site.name} password was changed`,
    blocks: [
      { kind: 'paragraph', text: `The password of your ${site.name} account was just changed.` },
      { kind: 'paragraph', text: 'If that was you, there is nothing to do.' },
      {
        kind: 'paragraph',
        text: 'If it was not, somebody got into your account or your mailbox. Use “Forgot your password?” on the sign-in page to set a new one, then “Sign out everywhere” in your account, and change your mailbox’s password too.',
      },
      { kind: 'link', label: 'Go to the sign-in page', url: signInUrl },
    ],
    footer: `You received this email because you have an account on ${site.name}. We send it whenever its password changes.`,
  });
