import Link from 'next/link';
import { Badge } from '@/components/ui/badge';
import { LocalDay } from '@/components/ui/local-day';
import { RelativeTime } from '@/components/ui/relative-time';
import type { AccountDetails } from '@/lib/admin/people';
import * as routes from '@/lib/routes';
import { account as text } from '@/messages/admin/people';
import { Fact, Facts } from './facts';

export function AccountFacts({ account }: { account: AccountDetails }) {
  const { id, email, isConfirmed, createdAt, lastSignInAt, bannedUntil, isAdmin, company, profile } = account;
  const isPermanent = account.bans.some(({ kind, until }) => kind === 'account' && until === null);
  return (
    <>
      <div className="mb-3 flex flex-wrap gap-2">
        {isAdmin && <Badge tone="brand">{text.adminBadge}</Badge>}
        {bannedUntil && (
          <Badge tone="danger">
            {isPermanent ? (
              text.bannedPermanently
            ) : (
              <>
                {text.bannedUntil} <LocalDay date={bannedUntil} />
              </>
            )}
          </Badge>
        )}
      </div>
      <Facts>
        <Fact name={text.emailAddress}>
          {email}
          {!isConfirmed && ` (${text.notConfirmed})`}
        </Fact>
        <Fact name={text.since}>
          <RelativeTime date={createdAt} />
        </Fact>
        <Fact name={text.lastSignIn}>{lastSignInAt ? <RelativeTime date={lastSignInAt} /> : text.never}</Fact>
        {company && (
          <Fact name={text.company}>
            {company.name}, <RelativeTime date={company.since} />
          </Fact>
        )}
        {company?.domain && <Fact name={text.verifiedDomain}>{company.domain}</Fact>}
        {profile && (
          <Fact name={text.profile}>
            {profile.fullName}, {profile.headline} ({profile.isVisible ? text.visible : text.hidden})
          </Fact>
        )}
        <Fact name={text.sentApplications}>{account.sentApplications}</Fact>
      </Facts>
      <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1">
        <Link href={routes.admin.audit({ subject: id })} prefetch={false} className="link">
          {text.audit}
        </Link>
        {account.openCases.map((openCase) => (
          <Link key={openCase.id} href={routes.admin.case(openCase.id)} prefetch={false} className="link">
            {text.openCase({ id: openCase.id })}
          </Link>
        ))}
      </p>
    </>
  );
}
