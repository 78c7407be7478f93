import Link from 'next/link';
import { Notice } from '@/components/ui/notice';
import * as routes from '@/lib/routes';
import type { TalentReading } from '@/lib/talents/talent-summary';
import { locale } from '@/messages/locale';
import { whyCardsAreShort as text } from '@/messages/talents/search';

/** D25: why the cards are short, and what to do about it. `from` is where signing in comes back to. */
export function WhyCardsAreShort({ reading, from }: { reading: TalentReading; from: string }) {
  if (reading.obstacle) return <ReadingObstacle reading={reading} />;
  return (
    <Notice>
      {text.fullNamesBiosAndContact}{' '}
      {reading.audience === 'visitor'
        ? text.signInAsAnEmployer({
            link: (words) => (
              <Link href={routes.login(from)} className="link">
                {words}
              </Link>
            ),
          })
        : text.yourProfileDecidesWhatOthers({
            profileLink: (words) => (
              <Link href={routes.profile()} className="link">
                {words}
              </Link>
            ),
            requestsLink: (words) => (
              <Link href={routes.contactRequests()} className="link">
                {words}
              </Link>
            ),
          })}
    </Notice>
  );
}

/** What keeps a company from full profiles right now; nothing when nothing does. */
export function ReadingObstacle({ reading: { obstacle, profilesADay } }: { reading: TalentReading }) {
  if (obstacle === 'used-up')
    return (
      <Notice>
        {text.youveSeenProfilesTodayFull({ profilesADay: profilesADay.toLocaleString(locale) })}
      </Notice>
    );
  if (obstacle === 'unproven') return <Notice>{text.fullProfilesAreForCompanies}</Notice>;
  return null;
}
