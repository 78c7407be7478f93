import { plural, type Values, type Wraps } from '@/messages/format';

export const employerJobsIdApplicantsApplicationId = {
  applicant: ({ name, title }: Values<'name' | 'title'>) => `${name}, ${title}`,
};

export const employerJobsIdApplicantsAnswer = {
  answerApplicants: 'Answer applicants',
};

export const employerJobsIdApplicants = {
  applicantsFor: ({ title }: Values<'title'>) => `Applicants for ${title}`,
};

export const employerJobsIdClose = {
  waiting: (count: number) =>
    plural(count, {
      one: '# applicant you haven’t hired or turned down will get an email saying that the job is filled or that it ended without a hire, depending on your choice below. You have 10 seconds to undo it.',
      other:
        '# applicants you haven’t hired or turned down will get an email saying that the job is filled or that it ended without a hire, depending on your choice below. You have 10 seconds to undo it.',
    }),
  close: ({ title }: Values<'title'>) => `Close “${title}”?`,
  itStopsTakingApplicationsAnd:
    'It stops taking applications and drops out of search right away. You keep its applications, and you can renew it.',
  noOneIsWaitingFor: 'No one is waiting for an answer, so we won’t email anyone.',
};

export const employerJobsIdDelete = {
  applications: (count: number) =>
    plural(count, {
      one: '# application for it, with its CV and your notes, will be deleted.',
      other: '# applications for it, with their CVs and your notes, will be deleted.',
    }),
  waiting: (count: number) =>
    plural(count, {
      one: '# applicant you haven’t hired or turned down will get an email saying that the job is gone.',
      other: '# applicants you haven’t hired or turned down will get an email saying that the job is gone.',
    }),
  delete: ({ title }: Values<'title'>) => `Delete “${title}”?`,
  itsPageDisappearsRightAway: ({ link }: Wraps<'link'>) => (
    <>
      Its page disappears right away and can’t be brought back. To keep the applications,{' '}
      {link('close the job')} instead.
    </>
  ),
  noOneHasAppliedFor: 'No one has applied for it.',
  noOneIsWaitingFor: 'No one is waiting for an answer, so we won’t email anyone.',
};

export const employerJobsIdEdit = {
  edit: ({ title }: Values<'title'>) => `Edit “${title}”`,
  itsLinkStaysTheSame: 'Its link stays the same, and older links to it keep working.',
  leaveBlankToKeepThe: ({ until, lastOpenDays }: Values<'until' | 'lastOpenDays'>) =>
    `Leave blank to keep ${until}. The maximum is ${lastOpenDays} days.`,
};

export const employerJobs = {
  myJobPostings: 'My Job Postings',
  postNewJob: 'Post New Job',
};

export const employerSavedTalents = {
  savedTalents: 'Saved Talents',
  thatsOnUs: ({ fetchFailed }: Values<'fetchFailed'>) => `${fetchFailed}. That’s on us.`,
  noSavedTalents: 'No Saved Talents',
  browseTalent: 'Browse Talent',
  savePeopleYoudLikeTo: 'Save people you’d like to come back to, with a note on each.',
  savedTalentsTitle: 'Saved talents',
};

export const employerTalentAlertsId = {
  editTalentAlert: 'Edit talent alert',
  saveChanges: 'Save changes',
};

export const employerTalentAlertsNew = {
  createAlert: 'Create Alert',
};

export const employerTalentAlerts = {
  talentAlerts: 'Talent Alerts',
  tellUsWhoYoureLooking:
    'Tell us who you’re looking for and where, and we’ll email you when someone new shows up: right away, daily or weekly.',
  talentAlertsTitle: 'Talent alerts',
};

export const postJob = {
  postANewJob: 'Post a New Job',
  postAJobAndReach: 'Post a job and reach people who live nearby.',
  thisIsACopyOf: ({ replaces, link }: Values<'replaces'> & Wraps<'link'>) => (
    <>
      This is a copy of a posting. Your unfinished posting “{replaces}” is kept until you change something
      here. {link('Continue with that one')}
    </>
  ),
};

export const postJobPreview = {
  preview: 'Preview',
  applyForThisJob: 'Apply for this job',
};
