import type { LinkWrappers, MessageValues } from '@/messages/format';

export const accessibility = {
  accessibility: 'Accessibility',
  description: ({ siteName }: MessageValues<'siteName'>) =>
    `How we make ${siteName} work for everyone, what doesn’t work yet, and how to reach us about it.`,
  intro: ({ siteName }: MessageValues<'siteName'>) =>
    `${siteName} is for everyone who needs work near home, whether you use a mouse, a keyboard, your voice, a screen reader or large type.`,
  goalTitle: 'What we aim for',
  goalBody: ({ link }: LinkWrappers<'link'>) => (
    <>
      We follow the {link('Web Content Accessibility Guidelines (WCAG) 2.2')}, level AA. We meet them in part:
      the exceptions we know of are listed below.
    </>
  ),
  featuresTitle: 'What you can expect',
  keyboardFeature: 'Everything works with a keyboard alone, including choosing a place on a map.',
  namesFeature: 'Pages have headings, landmarks and a link past the menu. Buttons and fields have names.',
  errorsFeature:
    'When a form isn’t right, we say what’s wrong, lead you to the field and keep what you typed.',
  displayFeature:
    'You can zoom to 400%, set your own spacing, and use dark mode, forced colors and reduced motion.',
  mapFeature: 'Every map has a list of the same jobs or people next to it.',
  timeFeature:
    'Take your time: only the links we email you for your account expire, and you can get new ones. If your connection drops, we keep a draft.',
  noScriptFeature: 'You can find jobs and apply without JavaScript.',
  limitsTitle: 'What doesn’t work yet',
  languageLimit:
    'Postings and profiles in other languages are marked only where we’re sure of the language. A screen reader may read a short or mixed text as English.',
  fileLimit:
    'Files that people send each other, such as CVs, and the websites employers link to are out of our hands.',
  auditLimit:
    'We check ourselves, with automated tests on every page and by hand. People who use assistive technology every day haven’t reviewed the site for us yet.',
  feedbackTitle: 'Tell us',
  feedbackBody: ({ link }: LinkWrappers<'link'>) => (
    <>
      Is something in your way? Please tell us: see {link('how to reach us')}. Say which page it was and what
      you use, such as a browser and a screen reader. If it kept you from applying, say that too, so that we
      can find another way for you.
    </>
  ),
};
