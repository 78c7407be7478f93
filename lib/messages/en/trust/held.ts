import type { MessageValues } from '@/messages/format';

export const heldNotice = {
  heldTitle: 'Not shown yet: we’re taking a look at this job',
  removedTitle: 'We took this job down',
  matchedWords: ({ words }: MessageValues<'words'>) => `What caught our eye: ${words}.`,
  heldText:
    'A person will look at it, usually within a day, and you’ll get an email either way. If you can say it differently, edit the job: what’s fine then goes live right away.',
  removedText:
    'If you think that’s a mistake, the email that we sent you has a link to ask for a second look.',
};
