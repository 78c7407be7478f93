import Link from 'next/link';
import { Notice } from '@/components/ui/notice';
import { routes } from '@/lib/routes';
import type { TalentReading } from '@/lib/talents/talent-summary';

/** D25: why the cards are short, and what to do about it. `from` is where signing in comes back to. */
export function WhyCardsAreShort({ reading, from }: { reading: TalentReading; from: string }) {
  if (reading.obstacle) return <ReadingObstacle reading={reading} />;
  return (
    <Notice>
      Full names, bios and contact details are for employers.{' '}
      {reading.audience === 'visitor' ? (
        <>
          <Link href={routes.login(from)} className="link">
            Sign in
          </Link>{' '}
          as an employer to see them and to save people.
        </>
      ) : (
        <>
          <Link href={routes.profile()} className="link">
            Your profile
          </Link>{' '}
          decides what others see of you;{' '}
          <Link href={routes.contactRequests()} className="link">
            interested companies
          </Link>{' '}
          shows who asked.
        </>
      )}
    </Notice>
  );
}

/** What keeps a company from full profiles right now; nothing when nothing does. */
export function ReadingObstacle({ reading: { obstacle, profilesADay } }: { reading: TalentReading }) {
  if (obstacle === 'used-up')
    return (
      <Notice>
        You’ve seen {profilesADay.toLocaleString('en-US')} profiles today. Full profiles are back tomorrow.
      </Notice>
    );
  if (obstacle === 'unproven')
    return <Notice>Full profiles are for companies whose email address is confirmed.</Notice>;
  return null;
}
