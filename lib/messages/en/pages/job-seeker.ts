export const jobSeekerApplicationsId = {
  title: 'Your application',
};

export const jobSeekerApplications = {
  title: 'My Applications',
  loadFailed: 'We couldn’t load your applications',
};

export const jobSeekerJobAlertsId = {
  title: 'Edit job alert',
  saveChanges: 'Save changes',
};

export const jobSeekerJobAlerts = {
  title: 'Job Alerts',
  createAlert: 'Create Alert',
  intro: 'The searches you saved. Turn email on for those whose new jobs you want to hear about.',
  emptyText:
    'Tell us what you’re looking for and where, and we’ll email you new jobs: right away, daily or weekly.',
  listLabel: 'Job alerts',
};

export const jobSeekerSavedJobs = {
  title: 'Saved Jobs',
};

export const profile = {
  title: 'Your profile',
  companyTitle: 'Company profile',
  companyIntro: 'This is the company job seekers see. Changes show up on your open jobs right away.',
  talentTitle: 'Talent profile',
  talentIntro:
    'What you can do and what you’re looking for. Below, you decide whether nearby employers can find you.',
  privateIntro: 'What you can do and what you’re looking for. Only you see it.',
  loadFailed: 'Failed to load profile. Please try refreshing the page.',
  retryLink: 'Try again',
};
