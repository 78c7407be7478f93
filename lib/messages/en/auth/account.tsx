import { type LinkWrappers, type MessageValues, type Nodes, plural } from '@/messages/format';

export const changeEmailForm = {
  pendingTitle: ({ newEmail }: MessageValues<'newEmail'>) => `Waiting for ${newEmail}`,
  pendingText: ({
    currentEmail,
    nextEmail,
    signInEmail,
  }: MessageValues<'signInEmail'> & Nodes<'currentEmail' | 'nextEmail'>) => (
    <>
      We emailed {currentEmail} and {nextEmail}. Your address changes once you’ve opened the links in both
      emails. Until then, sign in with {signInEmail}. If you don’t open both, nothing changes. A new request
      replaces this one.
    </>
  ),
  intro: ({ email }: Nodes<'email'>) => (
    <>
      You sign in with {email}. To change it, you confirm from both addresses, so no one can take over your
      account from an open browser.
    </>
  ),
  newEmail: 'New email',
  sending: 'Sending…',
  changeEmail: 'Change email',
};

export const changePasswordForm = {
  currentPassword: 'Current password',
  newPassword: 'New password',
  passwordHint: ({ minPasswordLength }: MessageValues<'minPasswordLength'>) =>
    `At least ${minPasswordLength} characters.`,
  confirmPassword: 'Confirm new password',
  saving: 'Saving…',
  changePassword: 'Change password',
};

export const deleteAccountForm = {
  withdrawApplications: 'Also withdraw and delete the applications I sent',
  yourPassword: 'Your password',
  passwordHint: 'So no one else can do this in a browser you left open.',
  deleting: 'Deleting…',
  submitButton: 'Delete my account',
};

const applicationCount = (count: number) => plural(count, { one: '# application', other: '# applications' });

export const deletionSummary = {
  deletedNow: ({ strong }: LinkWrappers<'strong'>) => (
    <>
      {strong('What we delete, right away and for good:')} your sign-in; your profile with its CV or logo;
      everything you saved, and your alerts. If you hire, also your company, your job postings with their
      pages, and the applications people sent you, with their CVs.
    </>
  ),
  postingsAndApplications: ({
    jobs,
    applications,
    waiting,
  }: {
    jobs: number;
    applications: number;
    waiting: number;
  }) =>
    `${plural(jobs, { one: '# job posting', other: '# job postings' })} with ${applicationCount(applications)}${
      waiting > 0
        ? `. ${plural(waiting, { one: '# applicant', other: '# applicants' })} you haven’t hired or turned down will get an email`
        : ''
    }`,
  savedPeople: ({ count }: { count: number }) =>
    plural(count, { one: '# saved person', other: '# saved people' }),
  savedJobs: ({ count }: { count: number }) => plural(count, { one: '# saved job', other: '# saved jobs' }),
  retainedByEmployers: ({
    strong,
    count,
    applicationRetentionDays,
  }: MessageValues<'applicationRetentionDays'> & LinkWrappers<'strong'> & { count: number }) => (
    <>
      {strong('What employers keep:')} the {applicationCount(count)} you sent, with the CV you attached,
      because an employer may still be deciding, and may have to explain the decision later. They stay without
      a link to an account, and we delete each {applicationRetentionDays} days after its job ended. If you
      check the box below, we withdraw and delete them now instead. What an employer has already read or
      printed is out of our hands.
    </>
  ),
  downloadHint:
    'Download your data first: once it’s gone, no one can bring it back. We’ll confirm the deletion by email.',
};

export const signOutEverywhereForm = {
  signingOut: 'Signing out…',
  signOutEverywhere: 'Sign out everywhere',
};

export const ownData = {
  missingFilename: ({ name }: MessageValues<'name'>) => `${name} is missing.txt`,
  readFailed: 'We couldn’t read this file. Please try again later.',
  readme: ({ siteName }: MessageValues<'siteName'>) => `Your data at ${siteName}

data.json  what we store about you, by table
files/     the files you uploaded

Times are in UTC. This includes which companies saved your profile or asked to contact you. Notes that an employer wrote about
you belong to the employer and are not included.
`,
};
