export const applicationNotFound = {
  metadataTitle: 'Application Not Found',
  title: 'We can’t find this application',
  text: 'It was withdrawn and deleted, we no longer keep it, or part of the link is missing. The full link is in the receipt we emailed you.',
  searchLink: 'Search all jobs',
};

export const applicationToken = {
  title: 'Your application',
};

export const applicationDeleted = {
  metadataTitle: 'Application deleted',
  title: 'Your application is deleted',
  text: 'We deleted what you sent, your CV and any emails about it that hadn’t gone out yet.',
  employerHint:
    'The employer may already have it in their inbox. You can ask them to delete it there too; a short email is enough.',
  searchLink: 'Search all jobs',
};
