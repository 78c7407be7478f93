import type { Mail } from '@/lib/email/mail';
import { mailName } from '@/lib/email/mail-name';
import { site } from '@/lib/site';
import { jobPaused as paused, shared, stillHiring as text } from '@/messages/email';
import { type Block, letter } from './letter';

export type AskedJob = { title: string; answerUrl: string };

/** The ways to answer: both for one job; of several, each leads to its own page, which has both. */
const answers = (jobs: readonly AskedJob[], yes: string, filled: string): Block[] => {
  const [job] = jobs;
  return job && jobs.length === 1
    ? [
        { kind: 'link', label: yes, url: `${job.answerUrl}?answer=yes` },
        { kind: 'link', label: filled, url: `${job.answerUrl}?answer=filled` },
      ]
    : [
        {
          kind: 'entries',
          entries: jobs.map(({ title, answerUrl }) => ({ title, url: answerUrl, lines: [] })),
        },
      ];
};

const hello = (contactName: string): Block => ({
  kind: 'paragraph',
  text: shared.hello(mailName(contactName, shared.nameless.person)),
});

/** To a job's contact, once a week: is it still there? The links open a page that asks; nothing happens by opening it (D29). */
export function stillHiring(contactName: string, jobs: readonly AskedJob[]): Mail {
  const only = jobs.length === 1 ? jobs[0] : undefined;
  return letter({
    subject: only
      ? text.subject({ jobTitle: mailName(only.title, text.yourJob) })
      : text.subjectAll(jobs.length),
    blocks: [
      hello(contactName),
      {
        kind: 'paragraph',
        text: only
          ? text.ask({ jobTitle: only.title, site: site.name })
          : text.askAll({ jobs: jobs.length, site: site.name }),
      },
      ...answers(jobs, text.yes, text.no),
      { kind: 'paragraph', text: only ? text.pause : text.pauseAll },
    ],
    footer: (only ? text.footer : text.footerAll)({ site: site.name }),
  });
}

/** To a job's contact: nobody answered, so what was asked about is paused, and how to open it again. */
export function jobPaused(contactName: string, jobs: readonly AskedJob[]): Mail {
  const only = jobs.length === 1 ? jobs[0] : undefined;
  return letter({
    subject: only
      ? paused.subject({ jobTitle: mailName(only.title, paused.seeInside) })
      : paused.subjectAll(jobs.length),
    blocks: [
      hello(contactName),
      {
        kind: 'paragraph',
        text: only
          ? paused.paused({ jobTitle: only.title, site: site.name })
          : paused.pausedAll({ site: site.name }),
      },
      ...answers(jobs, paused.resume, paused.close),
    ],
    footer: (only ? text.footer : text.footerAll)({ site: site.name }),
  });
}
