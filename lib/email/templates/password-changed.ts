import type { Mail } from '@/lib/email/mail';
import { site } from '@/lib/site';
import { passwordChanged as text } from '@/messages/email';
import { renderMail } from './render-mail';

/** To an account's owner: the password changed, by any method. */
export const passwordChanged = (signInUrl: string): Mail =>
  renderMail({
    subject: text.subject({ site: site.name }),
    blocks: [
      { kind: 'paragraph', text: text.changed({ site: site.name }) },
      { kind: 'paragraph', text: text.wasYouHint },
      {
        kind: 'paragraph',
        text: text.notYouWarning,
      },
      { kind: 'link', label: text.signInLink, url: signInUrl },
    ],
    footer: text.footer({ site: site.name }),
  });
