import type { Mail } from '@/lib/email/mail';
import { site } from '@/lib/site';
import { passwordChanged as text } from '@/messages/email';
import { letter } from './letter';

/** Tells the owner of an account that it has a new password, whoever set it and by whatever way. */
export const passwordChanged = (signInUrl: string): Mail =>
  letter({
    subject: text.subject({ site: site.name }),
    blocks: [
      { kind: 'paragraph', text: text.done({ site: site.name }) },
      { kind: 'paragraph', text: text.wasYou },
      {
        kind: 'paragraph',
        text: text.notYou,
      },
      { kind: 'link', label: text.signIn, url: signInUrl },
    ],
    footer: text.footer({ site: site.name }),
  });
