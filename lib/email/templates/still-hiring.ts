import type { Mail } from '@/lib/email/mail';
import { mailName } from '@/lib/email/mail-name';
import { site } from '@/lib/site';
import { countLabel } from '@/lib/text/count-label';
import { type Block, letter } from './letter';

export type AskedJob = { title: string; answerUrl: string };

const footer = (jobs: readonly AskedJob[]) =>
  `You received this email because you are the contact for ${jobs.length > 1 ? 'these jobs' : 'this job'} on ${site.name}. Anyone who has the links can answer for you.`;

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

/** To a job's contact, once a week: is it still there? The links open a page that asks; nothing happens by opening it (D29). */
export function stillHiring(contactName: string, jobs: readonly AskedJob[]): Mail {
  const [job] = jobs;
  const isOne = job && jobs.length === 1;
  const paused = isOne ? 'the job' : 'those jobs';
  return letter({
    subject: isOne
      ? `Still hiring? ${mailName(job.title, 'Your job')}`
      : `Still hiring? Your ${countLabel(jobs.length, 'job')}`,
    blocks: [
      { kind: 'paragraph', text: `Hello ${mailName(contactName, 'there')},` },
      {
        kind: 'paragraph',
        text: isOne
          ? `Your job "${job.title}" is open on ${site.name}. Are you still hiring?`
          : `Your ${countLabel(jobs.length, 'job')} on ${site.name} are open. Open each to say whether you are still hiring.`,
      },
      ...answers(jobs, 'Yes, keep it open', 'No, the job is filled'),
      {
        kind: 'paragraph',
        text: `If we do not hear from you, we will pause ${paused} in 5 days, so that nobody wastes an application. You can reopen ${isOne ? 'it' : 'them'} at any time.`,
      },
    ],
    footer: footer(jobs),
  });
}

/** To a job's contact: nobody answered, so what was asked about is paused, and how to open it again. */
export function jobPaused(contactName: string, jobs: readonly AskedJob[]): Mail {
  const [job] = jobs;
  const isOne = job && jobs.length === 1;
  return letter({
    subject: isOne
      ? `Your job is paused: ${mailName(job.title, 'see inside')}`
      : `Your ${countLabel(jobs.length, 'job')} are paused`,
    blocks: [
      { kind: 'paragraph', text: `Hello ${mailName(contactName, 'there')},` },
      {
        kind: 'paragraph',
        text: isOne
          ? `We asked whether you are still hiring for "${job.title}" and did not hear back, so we paused the job on ${site.name}. It does not appear in searches and takes no applications.`
          : `We asked whether you are still hiring and did not hear back, so we paused these jobs on ${site.name}. They do not appear in searches and take no applications. Open each to reopen or close it.`,
      },
      ...answers(jobs, 'Still hiring? Reopen the job', 'Filled? Close the job'),
    ],
    footer: footer(jobs),
  });
}
