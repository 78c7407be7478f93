export const stillHiringNotFound = {
  metadataTitle: 'Question Not Found',
  title: 'This link no longer works',
  postingsLink: 'My Job Postings',
  text: 'We’ve asked again since then, the job was deleted, or part of the link is missing. Use the link in our latest email about the job. When you’re signed in, you can pause, resume, renew or close your jobs anytime.',
};

export const stillHiringToken = {
  title: 'Still hiring?',
};
