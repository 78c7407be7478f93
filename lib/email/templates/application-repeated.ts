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
        text: `Somebody, most likely you, applied again for "${jobTitle}" at ${companyName} with this address. They already have your first application, so we did not pass on the second one.`,
      },
      {
        kind: 'paragraph',
        text: 'To send a new version, withdraw the first one with the link in its receipt, then apply again.',
      },
    ],
    footer: `You received this email because somebody applied on ${site.name} with this address. If that was not you, you can ignore this email: nothing was passed on.`,
  });
}
