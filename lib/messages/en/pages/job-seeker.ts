export const jobSeekerApplicationsId = {
  yourApplication: 'Your application',
};

export const jobSeekerApplications = {
  myApplications: 'My Applications',
  weCouldntLoadYourApplications: 'We couldn’t load your applications',
};

export const jobSeekerJobAlertsId = {
  editJobAlert: 'Edit job alert',
  saveChanges: 'Save changes',
};

export const jobSeekerJobAlerts = {
  jobAlerts: 'Job Alerts',
  createAlert: 'Create Alert',
  yourSavedSearches: 'The searches you saved. Turn email on for those whose new jobs you want to hear about.',
  tellUsWhatYoureLooking:
    'Tell us what you’re looking for and where, and we’ll email you new jobs: right away, daily or weekly.',
  jobAlertsTitle: 'Job alerts',
};

export const jobSeekerSavedJobs = {
  savedJobs: 'Saved Jobs',
};

export const profile = {
  yourProfile: 'Your profile',
  companyProfile: 'Company profile',
  thisIsTheCompanyJob: 'This is the company job seekers see. Changes show up on your open jobs right away.',
  talentProfile: 'Talent profile',
  whatYouCanDoAnd:
    'What you can do and what you’re looking for. Below, you decide whether nearby employers can find you.',
  whatOnlyYouSee: 'What you can do and what you’re looking for. Only you see it.',
  failedToLoadProfilePlease: 'Failed to load profile. Please try refreshing the page.',
  tryAgain: 'Try again',
};
