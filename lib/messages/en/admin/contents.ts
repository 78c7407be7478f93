import type { MessageValues } from '@/messages/format';

export const contents = {
  contents: 'Contents',
  intro: 'What you save here shows up right away, and each change is recorded in the audit.',
  saved: 'Saved.',
  save: 'Save',
  saving: 'Saving…',
  saveFailed: 'We couldn’t save it. What you typed is still here. Please try again.',
  banner: 'Banner',
  bannerHint:
    'One or two sentences above the home page, the searches, and the pages of places and jobs. Leave it empty for none.',
  places: 'Featured places',
  placesHint:
    'Cities and neighborhoods that the home page leads to, one on each line, like “Hyde Park, Austin, Texas”. Leave it empty for none.',
  unknownPlace: ({ place }: MessageValues<'place'>) =>
    `We don’t know a place called “${place}”. Please write it with its city and state.`,
  tooManyPlaces: ({ count }: MessageValues<'count'>) => `Please write ${count} places or fewer.`,
  earlierVersions: 'Earlier versions',
  defaultContent: 'The site’s own',
  shell: 'The shell',
  restore: 'Restore this version',
  restoring: 'Restoring…',
  claims: 'Figures on the home page',
  claimsKind: 'What they say',
  kinds: {
    configured: 'What the site’s configuration says',
    counted: 'Counted',
    none: 'No figures',
    written: 'What you write here',
  },
  jobs: 'Local jobs',
  neighborhoods: 'Neighborhoods',
  jobSeekers: 'Job seekers',
  figuresRequired: 'Please write all three figures.',
  legalTexts: 'Legal texts',
  legalHint:
    'Your own text takes the place of the site’s. Leave an empty line between paragraphs. Empty it to go back to the site’s text.',
  pages: { terms: 'Terms', privacy: 'Privacy', cookies: 'Cookies' },
  blockedWords: 'Blocked words',
  blockedHint: 'Postings with these words wait in the queue until someone has looked.',
  words: 'Words',
  block: 'Block these words',
  blocking: 'Blocking…',
  unblock: ({ words }: MessageValues<'words'>) => `Unblock “${words}”`,
  unblocking: 'Unblocking…',
  noBlockedWords: 'No words are blocked.',
  wordsRequired: 'Please write two letters or more.',
};
