import { type LinkWrappers, type MessageValues, type Nodes, number } from '@/messages/format';

export const companyRequired = {
  hint: 'Its name, logo and description appear on every job you post.',
  profileLink: 'Go to your company profile',
};

export const discardDraft = {
  discarding: 'Discarding…',
};

export const draftStatus = {
  saving: 'Saving draft…',
  saved: 'Draft saved. You can continue later, on this or another device.',
  saveFailed: 'Your draft is only in this tab. We couldn’t save it to your account.',
};

export const editJobForm = {
  submitButton: 'Save changes',
  saving: 'Saving…',
  saved: 'Your changes are saved.',
  savedAndHeld: 'Your changes are saved. The job isn’t shown yet: we’re taking a look at it first.',
  myJobPostings: 'My Job Postings',
  cancel: 'Cancel',
};

export const firstStep = {
  jobTitle: 'Job title',
  jobTitleHint: 'Use the words people search for, such as “Barista”.',
  jobType: 'Job type',
  jobTypePlaceholder: 'Choose a type',
  jobDescription: 'Job description',
  jobDescriptionHint:
    'What the work is, who it’s a good fit for, and what a typical day is like. Lines that start with “-” become a list.',
};

export const jobForm = {
  firstStepTitle: 'Basic information',
  location: 'Location',
  locationHint: 'Where the work is: an address, a neighborhood, a city or a ZIP code.',
  continue: 'Continue',
  secondStepTitle: 'Additional information',
  back: 'Back',
};

export const payFields = {
  perPeriod: ({ period }: MessageValues<'period'>) => `per ${period}`,
  pay: 'Pay',
  minimum: 'Minimum',
  maximum: 'Maximum',
  currency: 'Currency',
  period: 'Period',
  plusTips: 'Plus tips',
};

export const postFromPreview = {
  noDraftTitle: 'There’s no draft to preview',
  postJobLink: 'Post a Job',
  title: 'This is a preview',
  hint: 'No one else can see it yet.',
  posting: 'Posting…',
  submitButton: 'Post Job',
  backLink: 'Back to the form',
};

export const postJobForm = {
  startOverButton: 'Start with an empty form',
  openUntilHint: ({ defaultOpenDays, lastOpenDays }: MessageValues<'defaultOpenDays' | 'lastOpenDays'>) =>
    `Leave blank for ${defaultOpenDays} days; ${lastOpenDays} days is the maximum. You can renew it.`,
  submitButton: 'Post Job',
  posting: 'Posting…',
  preview: 'Preview',
};

export const postedInAnotherTab = {
  title: 'You already posted this job in another tab',
  jobLink: ({ title }: MessageValues<'title'>) => `See “${title}”`,
  hint: ({ link }: Nodes<'link'>) => <>{link}. To post this version as well, make it a new posting first.</>,
  newPostingButton: 'Make this a new posting',
};

export const postedNotice = {
  myJobPostings: 'My Job Postings',
  text: ({ jobLink, postingsLink }: LinkWrappers<'jobLink' | 'postingsLink'>) => (
    <>
      People nearby can find it now. {jobLink('Go to the job’s page')} · {postingsLink('My Job Postings')}
    </>
  ),
};

export const secondStep = {
  scheduleLabel: ({ span }: LinkWrappers<'span'>) => <>Schedule{span(' (optional)')}</>,
  hoursAndConditions: 'Hours and conditions',
  hoursPerWeekFrom: 'Hours per week, from',
  hoursPerWeekTo: 'Hours per week, to',
  minimumAge: 'Minimum age',
  start: 'Start',
  starts: { notStated: 'Not stated', soon: 'As soon as possible', day: 'On a day' },
  startDay: 'Start day',
  benefits: 'Benefits',
  benefitsHint: 'Such as “Health insurance”, one at a time.',
  tags: 'Tags',
  tagsHint: 'What people search for, one at a time. They’re shown as “Required Skills & Keywords”.',
  contact: 'Contact',
  contactHint:
    'Applications go to the contact email. None of this is shown on the job’s page. If the address isn’t your own, we email it first to confirm. Until then, applications come to you.',
  contactName: 'Contact name',
  contactEmail: 'Contact email',
  contactPhone: 'Contact phone',
  contactPosition: 'Contact position',
  applying: 'Applying',
  applicationUrl: 'Application URL',
  applicationUrlHint: 'Only if people have to apply on your own site.',
  applicationUrlPlaceholder: 'https://',
  openUntil: 'Open until',
};

export const stepHeading = {
  stepLabel: ({ step }: MessageValues<'step'>) => `Step ${step} of 2`,
};

export const restoredDraftNotice = {
  title: ({ title, day }: MessageValues<'title'> & Nodes<'day'>) => (
    <>
      This is your draft{title && ` “${title}”`}
      {day && <> from {day}</>}
    </>
  ),
  hint: 'Pick up where you left off, or start over.',
  discardButton: 'Discard the draft',
};

export const warningPanel = {
  title: 'Take a look at this before you post',
  legalDisclaimer: 'This is general information, not legal advice.',
  canPostHint: 'You can post it as it is.',
};

export const actions = {
  signInAgainLink: 'What you wrote is safe. Sign in again',
  companyProfileLink: 'Go to your company profile',
  saveDraftFailed: 'The draft could not be saved.',
  discardDraftFailed: 'We couldn’t discard the draft. Please try again.',
  myJobPostings: 'My Job Postings',
};

export const postingError = {
  duplicate: ({ title }: MessageValues<'title'>) =>
    `You already have this job open: “${title}”, with nearly the same words in the same place. Please renew or edit that one.`,
  editLink: 'Edit it instead',
  held: 'This job isn’t shown right now. You can edit or close it.',
  postingsOnFirstDay: ({ count }: { count: number }) =>
    `New accounts can post ${number(count)} jobs on their first day. Please post this one tomorrow.`,
  postingsADay: ({ count }: { count: number }) =>
    `You can post ${number(count)} jobs a day. Please post this one tomorrow.`,
  first_day: ({ count, next }: { count: number; next: number }) =>
    `New accounts can have ${number(count)} open jobs on their first day, and ${number(next)} after that. Close one first, or wait until then.`,
  first_week: ({ count, next }: { count: number; next: number }) =>
    `New accounts can have ${number(count)} open jobs in their first week, and ${number(next)} after that. Close one first, or wait until then.`,
  first_month: ({ count, next }: { count: number; next: number }) =>
    `New accounts can have ${number(count)} open jobs in their first month, and ${number(next)} after that. Close one first, or wait until then.`,
  openJobsLimit: ({ count }: { count: number }) =>
    `You can have ${number(count)} open jobs at once. Close one first.`,
  myJobPostings: 'My Job Postings',
};

export const preview = {
  jobTitle: 'Job title',
  jobDescription: 'Job description',
};

export const warnings = {
  belowMinimumWage: ({ hourly, minimum }: MessageValues<'hourly' | 'minimum'>) =>
    `$${hourly} an hour is below the federal minimum wage of $${minimum}. Many states and cities require more.`,
  belowMinimumWageWithTips: ({ hourly, minimum }: MessageValues<'hourly' | 'minimum'>) =>
    `$${hourly} an hour is below the federal minimum wage for tipped workers of $${minimum}. Many states and cities require more.`,
  age: ({ words }: MessageValues<'words'>) =>
    `Words that single out an age can keep good people away and are rarely legal in a job posting: ${words}.`,
  sex: ({ words }: MessageValues<'words'>) =>
    `Words that single out men or women can keep good people away and are rarely legal in a job posting: ${words}.`,
  titleTooShort: ({ name }: MessageValues<'name'>) =>
    `“${name}” is a short title. People search for words like “Barista”.`,
  descriptionTooShort:
    'The description is very short. Two or three sentences about the work and the hours get you better applications.',
  pinNotAtStreet: ({ city, street }: MessageValues<'city' | 'street'>) =>
    `The pin is in the middle of ${city}, not at ${street}. Distances are measured to the pin.`,
  payMissing: ({ state, minEmployees }: MessageValues<'state'> & { minEmployees: number }) =>
    minEmployees === 1
      ? `In ${state}, every employer must state the pay or a pay range in a job posting. Yours doesn’t.`
      : `In ${state}, employers of ${minEmployees} or more people must state the pay or a pay range in a job posting. Yours doesn’t.`,
  lawSince: ({ source, since }: MessageValues<'source' | 'since'>) => `${source}, since ${since}`,
};

export const startDraft = {
  untitled: 'Untitled',
};
