import { type LinkWrappers, type MessageValues, plural } from '@/messages/format';

export const employerJobsIdApplicantsApplicationId = {
  title: ({ name, title }: MessageValues<'name' | 'title'>) => `${name}, ${title}`,
};

export const employerJobsIdApplicantsAnswer = {
  title: 'Answer applicants',
};

export const employerJobsIdApplicants = {
  title: ({ title }: MessageValues<'title'>) => `Applicants for ${title}`,
};

export const employerJobsIdClose = {
  emailsApplicants: (count: number) =>
    plural(count, {
      one: '# applicant you haven’t hired or turned down will get an email saying that the job is filled or that it ended without a hire, depending on your choice below. You have 10 seconds to undo it.',
      other:
        '# applicants you haven’t hired or turned down will get an email saying that the job is filled or that it ended without a hire, depending on your choice below. You have 10 seconds to undo it.',
    }),
  title: ({ title }: MessageValues<'title'>) => `Close “${title}”?`,
  text: 'It stops taking applications and drops out of search right away. You keep its applications, and you can renew it.',
  emailsNoOne: 'No one is waiting for an answer, so we won’t email anyone.',
};

export const employerJobsIdDelete = {
  deletesApplications: (count: number) =>
    plural(count, {
      one: '# application for it, with its CV and your notes, will be deleted.',
      other: '# applications for it, with their CVs and your notes, will be deleted.',
    }),
  emailsApplicants: (count: number) =>
    plural(count, {
      one: '# applicant you haven’t hired or turned down will get an email saying that the job is gone.',
      other: '# applicants you haven’t hired or turned down will get an email saying that the job is gone.',
    }),
  title: ({ title }: MessageValues<'title'>) => `Delete “${title}”?`,
  text: ({ link }: LinkWrappers<'link'>) => (
    <>
      Its page disappears right away and can’t be brought back. To keep the applications,{' '}
      {link('close the job')} instead.
    </>
  ),
  noApplications: 'No one has applied for it.',
  emailsNoOne: 'No one is waiting for an answer, so we won’t email anyone.',
};

export const employerJobsIdEdit = {
  title: ({ title }: MessageValues<'title'>) => `Edit “${title}”`,
  linkHint: 'Its link stays the same, and older links to it keep working.',
  openUntilHint: ({ until, lastOpenDays }: MessageValues<'until' | 'lastOpenDays'>) =>
    `Leave blank to keep ${until}. The maximum is ${lastOpenDays} days.`,
};

export const employerJobs = {
  title: 'My Job Postings',
  postJobLink: 'Post New Job',
};

export const employerSavedTalents = {
  metadataTitle: 'Saved Talents',
  loadFailed: ({ fetchFailed }: MessageValues<'fetchFailed'>) => `${fetchFailed}. That’s on us.`,
  emptyTitle: 'No Saved Talents',
  browseLink: 'Browse Talent',
  emptyText: 'Save people you’d like to come back to, with a note on each.',
  title: 'Saved talents',
};

export const employerTalentAlertsId = {
  title: 'Edit talent alert',
  saveChanges: 'Save changes',
};

export const employerTalentAlertsNew = {
  createAlert: 'Create Alert',
};

export const employerTalentAlerts = {
  title: 'Talent Alerts',
  emptyText:
    'Tell us who you’re looking for and where, and we’ll email you when someone new shows up: right away, daily or weekly.',
  listLabel: 'Talent alerts',
};

export const postJob = {
  title: 'Post a New Job',
  description: 'Post a job and reach people who live nearby.',
  copyNotice: ({ replaces, link }: MessageValues<'replaces'> & LinkWrappers<'link'>) => (
    <>
      This is a copy of a posting. Your unfinished posting “{replaces}” is kept until you change something
      here. {link('Continue with that one')}
    </>
  ),
};

export const postJobPreview = {
  preview: 'Preview',
  applyButton: 'Apply for this job',
};
