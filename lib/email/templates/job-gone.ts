import type { Mail } from '@/lib/email/mail';
import { site } from '@/lib/site';
import { shared, jobGone as text } from '@/messages/email';
import { letter } from './letter';

/** To an applicant who was not answered: the job was deleted, alone or with its employer's account. Once. */
export function jobGone(gone: {
  fullName: string;
  jobTitle: string;
  companyName: string;
  hasEmployerLeft: boolean;
  /** The open jobs of its place. */
  openJobsUrl: string;
}): Mail {
  const happened = gone.hasEmployerLeft
    ? text.employerLeft({ ...gone, site: site.name })
    : text.removed(gone);
  return letter({
    subject: text.subject(gone),
    blocks: [
      { kind: 'paragraph', text: shared.hello(gone.fullName) },
      { kind: 'paragraph', text: `${happened} ${text.waiting}` },
      { kind: 'paragraph', text: text.deleted({ site: site.name }) },
      { kind: 'link', label: shared.openJobsNearby, url: gone.openJobsUrl },
    ],
    footer: text.footer({ site: site.name }),
  });
}
