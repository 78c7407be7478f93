import { type Nodes, number, plural, type Values } from '@/messages/format';

export const closeJobForm = {
  filled: 'Close as filled',
  closing: 'Closing…',
  keepIt: 'Keep it',
  'not-filled': 'Close, not filled',
};

export const closingUndone = {
  undoneAndHeld: 'Undone. The posting isn’t shown yet: we’re taking a look at it first.',
  undoneThePostingIsBack: 'Undone. The posting is back to the way it was.',
  hadAlreadyHeard: ({ count }: { count: number }) =>
    `${plural(count, { one: '# applicant', other: '# applicants' })} had already heard that it was closed.`,
};

export const deleteJobForm = {
  deleting: 'Deleting…',
  deleteForGood: 'Delete for good',
  keepIt: 'Keep it',
};

export const formerEmailNotice = {
  stillSend: ({ count, addresses }: { count: number; addresses: readonly string[] }) =>
    `${plural(count, { one: 'One posting still sends', other: '# postings still send' })} applications to ${addresses.join(' and ')}`,
  youSignInWithNow: ({ email }: Values<'email'>) => `You sign in with ${email} now.`,
  changing: 'Changing…',
  sendThemTo: ({ email }: Values<'email'>) => `Send them to ${email}`,
};

export const justClosed = {
  filled: ({ title }: Values<'title'>) => `“${title}” is closed as filled.`,
  'not-filled': ({ title }: Values<'title'>) => `“${title}” is closed, not filled.`,
  closed: ({ title }: Values<'title'>) => `“${title}” is closed.`,
  undoing: 'Undoing…',
  undo: 'Undo',
  noEmailsGoOutFor: 'No emails go out for the next 10 seconds.',
};

export const postingCard = {
  posted: ({ streetCityAndState, relativeTime }: Values<'streetCityAndState'> & Nodes<'relativeTime'>) => (
    <>
      {streetCityAndState} · Posted {relativeTime}
    </>
  ),
  editJob: ({ title }: Values<'title'>) => `Edit: ${title}`,
  edit: 'Edit',
  closeJob: ({ title }: Values<'title'>) => `Close: ${title}`,
  close: 'Close',
  duplicateJob: ({ title }: Values<'title'>) => `Duplicate: ${title}`,
  duplicate: 'Duplicate',
  deleteJob: ({ title }: Values<'title'>) => `Delete: ${title}`,
  delete: 'Delete',
  newOnes: ({ count }: Values<'count'>) => ` (${count} new)`,
  applications: 'Applications',
  applicationsFor: ({ title }: Values<'title'>) => `, applications for ${title}`,
  views: 'Views',
  daysLeft: 'Days left',
};

export const postingFilters = {
  searchYourPostings: 'Search your postings',
  titleOrCity: 'Title or city',
  status: 'Status',
  all: ({ all }: Values<'all'>) => `All (${all})`,
  show: 'Show',
};

export const postingLimitsNote = {
  openJobs: ({ count, limit }: Record<'count' | 'limit', number>) =>
    `You have ${number(count)} of ${plural(limit, { one: '# open job', other: '# open jobs' })}.`,
  tomorrow: ({ limit }: { limit: number }) =>
    `After your first day of posting, you can have ${number(limit)}.`,
  postedToday: ({ count, limit }: Record<'count' | 'limit', number>) =>
    `You’ve posted ${number(count)} of ${plural(limit, { one: '# job', other: '# jobs' })} today.`,
};

export const postingList = {
  noPostingsFound: 'No postings found',
  showAllPostings: 'Show all postings',
  noneOfYourPostingsMatch: 'None of your postings match this search.',
  noJobPostingsYet: 'No job postings yet',
  postYourFirstJob: 'Post your first job',
  postingTakesAFewMinutes: 'Posting takes a few minutes, and people nearby see your job right away.',
  pagesOfPostings: 'Pages of postings',
};

export const statusButtons = {
  pause: 'Pause',
  pausing: 'Pausing…',
  resume: 'Resume',
  resuming: 'Resuming…',
  renew: 'Renew',
  renewing: 'Renewing…',
};

export const actions = {
  weCouldntChangeThePosting: 'We couldn’t change the posting. Please try again.',
  thisPostingIsNoLonger: 'This posting is no longer closed. Reload the page to see its status.',
  weCouldntDeleteThePosting: 'We couldn’t delete the posting. Please try again.',
  pause: ({ title }: Values<'title'>) =>
    `“${title}” is paused. It won’t take applications until you resume it.`,
  resume: ({ title }: Values<'title'>) => `“${title}” is open again.`,
  held: ({ title }: Values<'title'>) =>
    `“${title}” isn’t shown yet: we’re taking a look at it first. Edit it to see why.`,
  renew: ({ title, days }: Values<'title' | 'days'>) =>
    `“${title}” is open for at least ${days} days from now.`,
};

export const postingFilter = {
  theresNoStatus: ({ given }: Values<'given'>) => `There’s no status ${given}.`,
};

export const stateLabels = {
  open: 'Open',
  paused: 'Paused',
  closed: 'Closed',
  expired: 'Expired',
  held: 'Not shown',
};
