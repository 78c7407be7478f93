import type { Values, Wraps } from '@/messages/format';

export const accessibility = {
  accessibility: 'Accessibility',
  howWeMakeSure: ({ siteName }: Values<'siteName'>) =>
    `How we make ${siteName} work for everyone, what doesn’t work yet, and how to reach us about it.`,
  aJobBoardIsFor: ({ siteName }: Values<'siteName'>) =>
    `${siteName} is for everyone who needs work near home, whether you use a mouse, a keyboard, your voice, a screen reader or large type.`,
  whatWeAimFor: 'What we aim for',
  weFollowTheGuidelines: ({ link }: Wraps<'link'>) => (
    <>
      We follow the {link('Web Content Accessibility Guidelines (WCAG) 2.2')}, level AA. We meet them in part:
      the exceptions we know of are listed below.
    </>
  ),
  whatYouCanExpect: 'What you can expect',
  everythingByKeyboard: 'Everything works with a keyboard alone, including choosing a place on a map.',
  headingsAndNames: 'Pages have headings, landmarks and a link past the menu. Buttons and fields have names.',
  errorsInWords:
    'When a form isn’t right, we say what’s wrong, lead you to the field and keep what you typed.',
  sizeAndColor:
    'You can zoom to 400%, set your own spacing, and use dark mode, forced colors and reduced motion.',
  everyMapHasAList: 'Every map has a list of the same jobs or people next to it.',
  noTimeLimits:
    'Take your time: only the links we email you for your account expire, and you can get new ones. If your connection drops, we keep a draft.',
  noScriptNeeded: 'You can find jobs and apply without JavaScript.',
  whatDoesntWorkYet: 'What doesn’t work yet',
  textInOtherLanguages:
    'Postings and profiles in other languages are marked only where we’re sure of the language. A screen reader may read a short or mixed text as English.',
  filesOfOthers:
    'Files that people send each other, such as CVs, and the websites employers link to are out of our hands.',
  noAuditYet:
    'We check ourselves, with automated tests on every page and by hand. People who use assistive technology every day haven’t reviewed the site for us yet.',
  tellUs: 'Tell us',
  isSomethingInYourWay: ({ link }: Wraps<'link'>) => (
    <>
      Is something in your way? Please tell us: see {link('how to reach us')}. Say which page it was and what
      you use, such as a browser and a screen reader. If it kept you from applying, say that too, so that we
      can find another way for you.
    </>
  ),
};
