import { type LinkWrappers, type MessageValues, number, plural } from '@/messages/format';

type Count = { count: number };

export const transparency = {
  title: 'Transparency',
  intro: ({ siteName }: MessageValues<'siteName'>) =>
    `What people reported on ${siteName}, what we decided, and how fast.`,
  periodText: 'These numbers cover the last 90 days and are counted automatically.',
  reportsTitle: 'Reports',
  noReports: 'No one reported anything.',
  received: 'received',
  upheldLabel: 'where we found something wrong',
  dismissedLabel: 'where we found nothing wrong',
  waiting: 'waiting to be looked at',
  reasonsTitle: 'What they were about',
  reasons: {
    scam: 'A scam, or money asked for',
    fake: 'Not a real job or person',
    filled: 'Already filled',
    facts: 'Wrong facts, such as pay or place',
    discrimination: 'Discrimination',
    harassment: 'Harassment',
    other: 'Something else',
  },
  reasonCount: ({ reason, count }: MessageValues<'reason'> & Count) => `${reason}: ${number(count)}`,
  decisionsTitle: 'Decisions',
  decisionsText:
    'A person decides about everything that was reported or held by our rules. When we take something down, the reason is emailed to whoever posted it.',
  noDecisions: 'There was nothing to decide.',
  decided: {
    remove: ({ count }: Count) =>
      plural(count, { one: 'We took down # posting or page.', other: 'We took down # postings or pages.' }),
    approve: ({ count }: Count) =>
      plural(count, {
        one: 'We reviewed # thing and left it up.',
        other: 'We reviewed # things and left them up.',
      }),
    dismiss: ({ count }: Count) =>
      plural(count, {
        one: 'We found the reports about # thing unfounded.',
        other: 'We found the reports about # things unfounded.',
      }),
    warn: ({ count }: Count) =>
      plural(count, { one: 'We warned # account.', other: 'We warned # accounts.' }),
    suspend: ({ count }: Count) =>
      plural(count, { one: 'We suspended # account.', other: 'We suspended # accounts.' }),
    ban: ({ count }: Count) => plural(count, { one: 'We banned # account.', other: 'We banned # accounts.' }),
    lift: ({ count }: Count) =>
      plural(count, {
        one: 'We lifted the ban or suspension of # account.',
        other: 'We lifted the bans or suspensions of # accounts.',
      }),
  },
  speedText: ({ hours, percent }: { hours: number; percent: number }) =>
    `Half of all decisions took ${plural(hours, { one: 'an hour', other: '# hours' })} or less. ${number(percent)}% were made within a day.`,
  appealsTitle: 'Appeals',
  appealsText:
    'Anyone we decide against can ask for a second look once, with the link in the email about our decision.',
  noAppeals: 'No one appealed.',
  appealsSummary: ({ all, granted, refused }: { all: number; granted: number; refused: number }) =>
    `${plural(all, { one: '# appeal', other: '# appeals' })}: we changed our decision on ${number(granted)} and kept it on ${number(refused)}. ${number(all - granted - refused)} ${all - granted - refused === 1 ? 'is' : 'are'} waiting.`,
  processTitle: 'How it works',
  processText: ({ link }: LinkWrappers<'link'>) => (
    <>
      Most postings go live at once. Rules find signs of scams and discrimination and hold those postings
      until someone has looked. You can report every job without an account, and whoever posted it never
      learns who you are. What belongs here and what doesn’t is in the {link('terms')}.
    </>
  ),
};
