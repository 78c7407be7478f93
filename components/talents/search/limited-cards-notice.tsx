import Link from 'next/link';
import { Notice } from '@/components/ui/notice';
import * as routes from '@/lib/routes';
import type { TalentAccess } from '@/lib/talents/talent-summary';
import { locale } from '@/messages/locale';
import { limitedCards as text } from '@/messages/talents/search';

/**
 * Why the cards show only some fields, with a link to change that (D25). `from` is the path to return to after sign-in.
 */
export function LimitedCardsNotice({ access, from }: { access: TalentAccess; from: string }) {
  if (access.restriction) return <TalentAccessNotice access={access} />;
  return (
    <Notice>
      {text.employersOnly}{' '}
      {access.audience === 'visitor'
        ? text.signInHint({
            link: (words) => (
              <Link href={routes.login(from)} className="link">
                {words}
              </Link>
            ),
          })
        : text.ownProfileHint({
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

/** Why a company can't see full profiles; renders nothing if it can. */
export function TalentAccessNotice({ access: { restriction, maxProfilesPerDay } }: { access: TalentAccess }) {
  if (restriction === 'used-up')
    return (
      <Notice>{text.dailyLimitReached({ profilesADay: maxProfilesPerDay.toLocaleString(locale) })}</Notice>
    );
  if (restriction === 'unverified') return <Notice>{text.unconfirmedCompany}</Notice>;
  return null;
}
