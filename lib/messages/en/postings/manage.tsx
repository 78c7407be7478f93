import { type MessageValues, type Nodes, number, plural } from '@/messages/format';

export const closeJobForm = {
  filled: 'Close as filled',
  closing: 'Closing…',
  cancel: 'Keep it',
  'not-filled': 'Close, not filled',
};

export const closeUndoneNotice = {
  undoneHeld: 'Undone. The posting isn’t shown yet: we’re taking a look at it first.',
  undone: 'Undone. The posting is back to the way it was.',
  alreadyNotified: ({ count }: { count: number }) =>
    `${plural(count, { one: '# applicant', other: '# applicants' })} had already heard that it was closed.`,
};

export const deleteJobForm = {
  deleting: 'Deleting…',
  submitButton: 'Delete for good',
  cancel: 'Keep it',
};

export const formerEmailNotice = {
  title: ({ count, addresses }: { count: number; addresses: readonly string[] }) =>
    `${plural(count, { one: 'One posting still sends', other: '# postings still send' })} applications to ${addresses.join(' and ')}`,
  currentEmail: ({ email }: MessageValues<'email'>) => `You sign in with ${email} now.`,
  changing: 'Changing…',
  submitButton: ({ email }: MessageValues<'email'>) => `Send them to ${email}`,
};

export const jobClosedNotice = {
  filled: ({ title }: MessageValues<'title'>) => `“${title}” is closed as filled.`,
  'not-filled': ({ title }: MessageValues<'title'>) => `“${title}” is closed, not filled.`,
  closed: ({ title }: MessageValues<'title'>) => `“${title}” is closed.`,
  undoing: 'Undoing…',
  undo: 'Undo',
  undoHint: 'No emails go out for the next 10 seconds.',
};

export const postingCard = {
  posted: ({
    streetCityAndState,
    relativeTime,
  }: MessageValues<'streetCityAndState'> & Nodes<'relativeTime'>) => (
    <>
      {streetCityAndState} · Posted {relativeTime}
    </>
  ),
  editJob: ({ title }: MessageValues<'title'>) => `Edit: ${title}`,
  edit: 'Edit',
  closeJob: ({ title }: MessageValues<'title'>) => `Close: ${title}`,
  close: 'Close',
  duplicateJob: ({ title }: MessageValues<'title'>) => `Duplicate: ${title}`,
  duplicate: 'Duplicate',
  deleteJob: ({ title }: MessageValues<'title'>) => `Delete: ${title}`,
  delete: 'Delete',
  newCount: ({ count }: MessageValues<'count'>) => ` (${count} new)`,
  applications: 'Applications',
  applicationsFor: ({ title }: MessageValues<'title'>) => `, applications for ${title}`,
  views: 'Views',
  daysLeft: 'Days left',
};

export const postingFilters = {
  queryLabel: 'Search your postings',
  queryPlaceholder: 'Title or city',
  status: 'Status',
  allOption: ({ all }: MessageValues<'all'>) => `All (${all})`,
  submitButton: 'Show',
};

export const postingLimitsNote = {
  openJobs: ({ count, limit }: Record<'count' | 'limit', number>) =>
    `You have ${number(count)} of ${plural(limit, { one: '# open job', other: '# open jobs' })}.`,
  openJobsTomorrow: ({ limit }: { limit: number }) =>
    `After your first day of posting, you can have ${number(limit)}.`,
  postedToday: ({ count, limit }: Record<'count' | 'limit', number>) =>
    `You’ve posted ${number(count)} of ${plural(limit, { one: '# job', other: '# jobs' })} today.`,
};

export const postingList = {
  noMatchesTitle: 'No postings found',
  showAll: 'Show all postings',
  noMatchesHint: 'None of your postings match this search.',
  emptyTitle: 'No job postings yet',
  postFirstJobLink: 'Post your first job',
  emptyHint: 'Posting takes a few minutes, and people nearby see your job right away.',
  paginationLabel: 'Pages of postings',
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
  changeFailed: 'We couldn’t change the posting. Please try again.',
  notClosed: 'This posting is no longer closed. Reload the page to see its status.',
  deleteFailed: 'We couldn’t delete the posting. Please try again.',
  pause: ({ title }: MessageValues<'title'>) =>
    `“${title}” is paused. It won’t take applications until you resume it.`,
  resume: ({ title }: MessageValues<'title'>) => `“${title}” is open again.`,
  held: ({ title }: MessageValues<'title'>) =>
    `“${title}” isn’t shown yet: we’re taking a look at it first. Edit it to see why.`,
  renew: ({ title, days }: MessageValues<'title' | 'days'>) =>
    `“${title}” is open for at least ${days} days from now.`,
};

export const postingFilter = {
  unknownStatus: ({ value }: MessageValues<'value'>) => `There’s no status ${value}.`,
};

export const stateLabels = {
  open: 'Open',
  paused: 'Paused',
  closed: 'Closed',
  expired: 'Expired',
  held: 'Not shown',
};
