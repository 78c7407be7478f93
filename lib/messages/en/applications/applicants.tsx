import { type MessageValues, plural } from '@/messages/format';

export const applicantMessages = {
  notFound: 'This application no longer exists.',
  noneSelected: 'Choose at least one applicant.',
  subjectRequired: 'Subject is required',
  subjectTooLong: 'Subject can be at most 200 characters',
  bodyRequired: 'Message is required',
  bodyTooLong: 'Message can be at most 5,000 characters',
  unknownPlaceholder: ({ found, placeholders }: MessageValues<'found' | 'placeholders'>) =>
    `We can’t fill in ${found}. Use ${placeholders}, or take out the braces.`,
  applicantLimitReached:
    'You’ve reached today’s limit for messages to one applicant. Nothing was sent. Please try again tomorrow.',
  messageLimitReached:
    'You’ve reached today’s limit for messages. Nothing was sent. Please send this one tomorrow.',
  noteRequired: 'Write something first.',
  noteTooLong: 'A note can be at most 5,000 characters',
};

export const replyForm = {
  backLink: 'Back to the applicants',
  subjectLabel: 'Subject',
  messageLabel: 'Message',
  placeholdersHint: ({ placeholders }: MessageValues<'placeholders'>) =>
    `${placeholders} will be replaced with the applicant's name, the job and your company.`,
  saveTemplateLabel: 'Save this as my template',
  sending: 'Sending…',
  send: 'Send',
  nothingSent: 'Nothing was sent',
  sentCount: ({ count }: { count: number }) =>
    plural(count, { one: '# answer is on its way', other: '# answers are on their way' }),
  held: ({ count }: { count: number }) =>
    plural(count, {
      one: 'One applicant hasn’t confirmed their email yet and will read it on their application page.',
      other: '# applicants haven’t confirmed their email yet and will read it on their application page.',
    }),
  repeated: ({ count }: { count: number }) =>
    plural(count, {
      one: 'One applicant already got this answer and won’t get a second email.',
      other: '# applicants already got this answer and won’t get a second email.',
    }),
};

export const replyPage = {
  invitationEffect: 'Everyone you answer will be shortlisted.',
  rejectionEffect: 'Everyone you answer will be marked as rejected.',
  messageEffect: 'Their status stays the same.',
  myJobPostings: 'My Job Postings',
  applicants: 'Applicants',
  breadcrumb: 'Answer',
  title: 'Answer applicants',
  emptyTitle: 'No applicants selected',
  backLink: 'Back to the applicants',
  emptyHint: 'Check the applicants you want to answer.',
  kindLabel: 'Kind of answer',
  recipientsTitle: ({ count }: { count: number }) =>
    `To ${plural(count, { one: '# applicant', other: '# applicants' })}`,
  hint: ({ statusEffect }: MessageValues<'statusEffect'>) =>
    `Each applicant gets a separate email, and no one gets the same answer twice. ${statusEffect}`,
};

export const applicantDetail = {
  myJobPostings: 'My Job Postings',
  applicants: 'Applicants',
  application: 'Application',
  email: 'Email',
  phoneNumber: 'Phone number',
  isAdult: '18 or older',
  cvResume: 'CV/Resume',
  downloadCvResume: 'Download CV/Resume',
  coverLetter: 'Cover letter',
  decisionTitle: 'Your decision',
  closeJobLink: 'Close the job and thank the others?',
  replyTitle: 'Answer by email',
  invite: 'Invite…',
  reject: 'Turn down…',
  writeMessage: 'Write a message…',
  statusHint: 'The applicant sees the status on a private page, never your notes.',
  eventsTitle: 'What’s happened so far',
  events: {
    new: 'Applied',
    seen: 'Opened',
    shortlisted: 'Shortlisted',
    rejected: 'Rejected',
    hired: 'Hired',
    mailed: 'Answered by email',
    'job-closed': 'Emailed that the job is closed',
    'job-removed': 'Emailed that we took the job down',
  },
};

export const applicantList = {
  select: ({ fullName }: MessageValues<'fullName'>) => `Select ${fullName}`,
  replyLegend: 'Answer the applicants you checked',
  invite: 'Invite…',
  reject: 'Turn down…',
  writeMessage: 'Write a message…',
  isAdult: ({ yesOrNo }: MessageValues<'yesOrNo'>) => `18 or older: ${yesOrNo}`,
  hasNotes: 'Has notes',
  noneWithStatus: ({ statusForEmployer }: MessageValues<'statusForEmployer'>) =>
    `No one is ${statusForEmployer}`,
  noneOnPage: 'No one on this page',
  showAll: 'Show all applicants',
  emptyTitle: 'No applications yet',
  emptyHint: 'When someone applies, they’ll appear here, and the job’s contact gets an email.',
  jobNotOpenHint: 'This job isn’t taking applications right now.',
};

export const applicantsHeader = {
  myJobPostings: 'My Job Postings',
  applicants: 'Applicants',
  exportLink: 'Export as CSV',
  exportHint:
    "In the file, text that begins with +, -, = or @, such as the phone number +44 20 7946 0958, has an apostrophe (') in front. It keeps spreadsheets from running the text as a formula.",
  applicationCount: ({ total }: { total: number }) =>
    plural(total, { one: '# application', other: '# applications' }),
};

export const deleteNoteForm = {
  deleting: 'Deleting…',
  deleteNote: 'Delete note',
};

export const noteForm = {
  newNote: 'New note',
  saving: 'Saving…',
  saveNote: 'Save note',
};

export const notes = {
  title: 'Notes',
  hint: 'Only you can see them. They’re deleted with the application.',
};

export const statusForm = {
  shortlist: 'Shortlist',
  hire: 'Hire',
  reject: 'Reject',
  markAsSeen: 'Mark as seen',
  legend: 'Set the status',
};

export const statusTabs = {
  all: 'All',
  label: 'Applicants by status',
};

export const actions = {
  saveStatusFailed: 'We couldn’t save the status. Please try again.',
  saveNoteFailed: 'We couldn’t save the note. Please try again.',
  deleteNoteFailed: 'We couldn’t delete the note. Please try again.',
  sendReplyFailed: 'We couldn’t send the answer. Please try again.',
};

export const replyTemplates = {
  kinds: { invitation: 'Invite', rejection: 'Turn down', message: 'Write a message' },
  templates: {
    invitation: {
      subject: 'Your application for {job}: let’s meet',
      body: 'Hello {name},\n\nThank you for applying for {job}. We liked your application and would like to meet you.\n\nPlease reply to this email with two or three times that work for you this week or next.\n\nBest regards\n{company}',
    },
    rejection: {
      subject: 'Your application for {job}',
      body: 'Hello {name},\n\nThank you for taking the time to apply for {job}. We have decided to move forward with other applicants.\n\nWe wish you all the best and hope you find the right job soon.\n\nBest regards\n{company}',
    },
    message: {
      subject: 'A question about your application for {job}',
      body: 'Hello {name},\n\n\n\nBest regards\n{company}',
    },
  },
};

export const csv = {
  appliedAtUtc: 'Applied at (UTC)',
  status: 'Status',
  fullName: 'Full name',
  isAdult: '18 or older',
  email: 'Email',
  phoneNumber: 'Phone number',
  coverLetter: 'Cover letter',
  cvResume: 'CV/Resume',
  notes: 'Notes',
};

export const searchParams = {
  unknownStatus: ({ value }: MessageValues<'value'>) => `There’s no status ${value}.`,
};

export const applicant = {
  statuses: { new: 'New', seen: 'Seen', shortlisted: 'Shortlisted', rejected: 'Rejected', hired: 'Hired' },
  yes: 'yes',
  no: 'no',
};
