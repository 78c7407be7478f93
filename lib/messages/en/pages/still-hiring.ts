export const stillHiringTokenGone = {
  questionNotFound: 'Question Not Found',
  thisLinkNoLongerWorks: 'This link no longer works',
  myJobPostings: 'My Job Postings',
  weveAskedAgainSinceThen:
    'We’ve asked again since then, the job was deleted, or part of the link is missing. Use the link in our latest email about the job. When you’re signed in, you can pause, resume, renew or close your jobs anytime.',
};

export const stillHiringToken = {
  stillHiring: 'Still hiring?',
};
