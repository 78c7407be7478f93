import { plural, type Values } from '@/messages/format';

export const applicantMessages = {
  gone: 'This application no longer exists.',
  nobodyChosen: 'Choose at least one applicant.',
  subject: 'Subject is required',
  subjectLong: 'Subject can be at most 200 characters',
  body: 'Message is required',
  bodyLong: 'Message can be at most 5,000 characters',
  unknownPlaceholder: ({ found, placeholders }: Values<'found' | 'placeholders'>) =>
    `We can’t fill in ${found}. Use ${placeholders}, or take out the braces.`,
  tooManyToOne:
    'You’ve reached today’s limit for messages to one applicant. Nothing was sent. Please try again tomorrow.',
  tooManyMessages:
    'You’ve reached today’s limit for messages. Nothing was sent. Please send this one tomorrow.',
  note: 'Write something first.',
  noteLong: 'A note can be at most 5,000 characters',
};

export const answerForm = {
  backToTheApplicants: 'Back to the applicants',
  subject: 'Subject',
  message: 'Message',
  placeholdersHint: ({ placeholders }: Values<'placeholders'>) =>
    `${placeholders} will be replaced with the applicant's name, the job and your company.`,
  saveThisAsMyTemplate: 'Save this as my template',
  sending: 'Sending…',
  send: 'Send',
  nothingWasSent: 'Nothing was sent',
  onTheirWay: ({ count }: { count: number }) =>
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

export const answerPage = {
  invitation: 'Everyone you answer will be shortlisted.',
  rejection: 'Everyone you answer will be marked as rejected.',
  theirStatusStaysTheSame: 'Their status stays the same.',
  myJobPostings: 'My Job Postings',
  applicants: 'Applicants',
  answer: 'Answer',
  answerApplicants: 'Answer applicants',
  noApplicantsSelected: 'No applicants selected',
  backToTheApplicants: 'Back to the applicants',
  checkTheApplicantsYouWant: 'Check the applicants you want to answer.',
  kindOfAnswer: 'Kind of answer',
  to: ({ count }: { count: number }) => `To ${plural(count, { one: '# applicant', other: '# applicants' })}`,
  eachApplicantGetsASeparate: ({ kind }: Values<'kind'>) =>
    `Each applicant gets a separate email, and no one gets the same answer twice. ${kind}`,
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
  yourDecision: 'Your decision',
  closeTheJob: 'Close the job and thank the others?',
  answerByEmail: 'Answer by email',
  invite: 'Invite…',
  turnDown: 'Turn down…',
  writeAMessage: 'Write a message…',
  theApplicantSeesTheStatus: 'The applicant sees the status on a private page, never your notes.',
  whatsHappenedSoFar: 'What’s happened so far',
  happenings: {
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
  select: ({ fullName }: Values<'fullName'>) => `Select ${fullName}`,
  answerTheApplicantsYouChecked: 'Answer the applicants you checked',
  invite: 'Invite…',
  turnDown: 'Turn down…',
  writeAMessage: 'Write a message…',
  isAdult: ({ yesOrNo }: Values<'yesOrNo'>) => `18 or older: ${yesOrNo}`,
  hasNotes: 'Has notes',
  noOneIs: ({ statusForEmployer }: Values<'statusForEmployer'>) => `No one is ${statusForEmployer}`,
  noOneOnThisPage: 'No one on this page',
  showAllApplicants: 'Show all applicants',
  noApplicationsYet: 'No applications yet',
  whenSomeoneAppliesTheyllAppear:
    'When someone applies, they’ll appear here, and the job’s contact gets an email.',
  thisJobIsntTakingApplications: 'This job isn’t taking applications right now.',
};

export const applicantsHeader = {
  myJobPostings: 'My Job Postings',
  applicants: 'Applicants',
  exportAsCsv: 'Export as CSV',
  apostropheHint:
    "In the file, text that begins with +, -, = or @, such as the phone number +44 20 7946 0958, has an apostrophe (') in front. It keeps spreadsheets from running the text as a formula.",
  applications: ({ total }: { total: number }) =>
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
  notes: 'Notes',
  onlyYouCanSeeThem: 'Only you can see them. They’re deleted with the application.',
};

export const statusForm = {
  shortlist: 'Shortlist',
  hire: 'Hire',
  reject: 'Reject',
  markAsSeen: 'Mark as seen',
  setTheStatus: 'Set the status',
};

export const statusTabs = {
  all: 'All',
  applicantsByStatus: 'Applicants by status',
};

export const actions = {
  weCouldntSaveTheStatus: 'We couldn’t save the status. Please try again.',
  weCouldntSaveTheNote: 'We couldn’t save the note. Please try again.',
  weCouldntDeleteTheNote: 'We couldn’t delete the note. Please try again.',
  weCouldntSendTheAnswer: 'We couldn’t send the answer. Please try again.',
};

export const answerTemplates = {
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
  theresNoStatus: ({ given }: Values<'given'>) => `There’s no status ${given}.`,
};

export const applicant = {
  statuses: { new: 'New', seen: 'Seen', shortlisted: 'Shortlisted', rejected: 'Rejected', hired: 'Hired' },
  yes: 'yes',
  no: 'no',
};
