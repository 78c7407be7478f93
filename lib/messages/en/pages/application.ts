export const applicationTokenGone = {
  applicationNotFound: 'Application Not Found',
  weCantFindThisApplication: 'We can’t find this application',
  itWasWithdrawnAndDeleted:
    'It was withdrawn and deleted, we no longer keep it, or part of the link is missing. The full link is in the receipt we emailed you.',
  searchAllJobs: 'Search all jobs',
};

export const applicationToken = {
  yourApplication: 'Your application',
};

export const applicationErased = {
  applicationDeleted: 'Application deleted',
  yourApplicationIsDeleted: 'Your application is deleted',
  weDeletedWhatYouSent: 'We deleted what you sent, your CV and any emails about it that hadn’t gone out yet.',
  theEmployerMayAlreadyHave:
    'The employer may already have it in their inbox. You can ask them to delete it there too; a short email is enough.',
  searchAllJobs: 'Search all jobs',
};
