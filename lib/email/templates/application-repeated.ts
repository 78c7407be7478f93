import type { Mail } from '@/lib/email/mail';
import { site } from '@/lib/site';
import { letter } from './letter';

/** To an address that applied before, when somebody does so again from elsewhere: the page itself must not tell (D28). */
export function applicationRepeated(application: {
  fullName: string;
  jobTitle: string;
  companyName: string;
}): Mail {
  const { jobTitle, companyName } = application;
  return letter({
    subject: `You already applied: ${jobTitle} at ${companyName}`,
    blocks: [
      { kind: 'paragraph', text: `Hello ${application.fullName},` },
      {
        kind: 'paragraph',
        text: `Somebody, most likely you, applied again for "${jobTitle}" at ${companyName} with this address. They have your first application already, so the second one was not passed on.`,
      },
      {
        kind: 'paragraph',
        text: 'To send another version, withdraw the first one with the link in its receipt and apply again.',
      },
    ],
    footer: `You get this because somebody applied on ${site.name} with this address. If that was not you, there is nothing to do: nothing was sent on.`,
  });
}
