import type { Mail } from '@/lib/email/mail';
import { sanitizeMailName } from '@/lib/email/sanitize-mail-name';
import { site } from '@/lib/site';
import { jobPaused as paused, shared, stillHiring as text } from '@/messages/email';
import { type Block, renderMail } from './render-mail';

export type ReminderJob = { title: string; answerUrl: string };

/** Links to answer: both answers for a single job, or one page per job for several jobs. */
const answerLinks = (jobs: readonly ReminderJob[], yes: string, filled: string): Block[] => {
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

const greeting = (contactName: string): Block => ({
  kind: 'paragraph',
  text: shared.hello(sanitizeMailName(contactName, shared.fallbackNames.person)),
});

/**
 * To a job's contact, weekly: are you still hiring? The links open a page with a form; opening it changes nothing
 * (D29).
 */
export function stillHiring(contactName: string, jobs: readonly ReminderJob[]): Mail {
  const onlyJob = jobs.length === 1 ? jobs[0] : undefined;
  return renderMail({
    subject: onlyJob
      ? text.subject({ jobTitle: sanitizeMailName(onlyJob.title, text.yourJob) })
      : text.subjectAll(jobs.length),
    blocks: [
      greeting(contactName),
      {
        kind: 'paragraph',
        text: onlyJob
          ? text.question({ jobTitle: onlyJob.title, site: site.name })
          : text.questionAll({ jobs: jobs.length, site: site.name }),
      },
      ...answerLinks(jobs, text.yesLink, text.filledLink),
      { kind: 'paragraph', text: onlyJob ? text.pauseWarning : text.pauseWarningAll },
    ],
    footer: (onlyJob ? text.footer : text.footerAll)({ site: site.name }),
  });
}

/** To a job's contact: the jobs are paused because there was no answer, and how to resume them. */
export function jobPaused(contactName: string, jobs: readonly ReminderJob[]): Mail {
  const onlyJob = jobs.length === 1 ? jobs[0] : undefined;
  return renderMail({
    subject: onlyJob
      ? paused.subject({ jobTitle: sanitizeMailName(onlyJob.title, paused.unnamedJob) })
      : paused.subjectAll(jobs.length),
    blocks: [
      greeting(contactName),
      {
        kind: 'paragraph',
        text: onlyJob
          ? paused.paused({ jobTitle: onlyJob.title, site: site.name })
          : paused.pausedAll({ site: site.name }),
      },
      ...answerLinks(jobs, paused.resumeLink, paused.closeLink),
    ],
    footer: (onlyJob ? text.footer : text.footerAll)({ site: site.name }),
  });
}
