import type { MessageValues } from '@/messages/format';

export const contents = {
  contents: 'Contents',
  intro: 'What you save here goes live right away, and the audit log records each change.',
  saved: 'Saved.',
  save: 'Save',
  saving: 'Saving…',
  saveFailed: 'We couldn’t save it. What you typed is still here. Please try again.',
  banner: 'Banner',
  bannerHint:
    'One or two sentences above the home page, the searches, and the pages of places and jobs. Leave it empty for none.',
  places: 'Featured places',
  placesHint:
    'Cities and neighborhoods that the home page links to, one on each line, like “Hyde Park, Austin, Texas”. Leave it empty for none.',
  unknownPlace: ({ place }: MessageValues<'place'>) =>
    `We don’t know a place called “${place}”. Please write it with its city and state.`,
  tooManyPlaces: ({ count }: MessageValues<'count'>) => `Please write ${count} places or fewer.`,
  earlierVersions: 'Earlier versions',
  defaultContent: 'Default',
  shell: 'The shell',
  restore: 'Restore this version',
  restoring: 'Restoring…',
  claims: 'Figures on the home page',
  claimsKind: 'Source',
  kinds: {
    configured: 'The site’s configuration',
    counted: 'Counted by the site',
    none: 'No figures',
    written: 'Written here',
  },
  jobs: 'Local jobs',
  neighborhoods: 'Neighborhoods',
  jobSeekers: 'Job seekers',
  figuresRequired: 'Please write all three figures.',
  legalTexts: 'Legal texts',
  legalHint:
    'Your text replaces the default. Leave an empty line between paragraphs. Leave the field empty for the default.',
  pages: { terms: 'Terms', privacy: 'Privacy', cookies: 'Cookies' },
  blockedWords: 'Blocked words',
  blockedHint: 'Postings with these words wait in the queue until an admin reviews them.',
  words: 'Words',
  block: 'Block these words',
  blocking: 'Blocking…',
  unblock: ({ words }: MessageValues<'words'>) => `Unblock “${words}”`,
  unblocking: 'Unblocking…',
  noBlockedWords: 'No words are blocked.',
  wordsRequired: 'Please write two letters or more.',
};
