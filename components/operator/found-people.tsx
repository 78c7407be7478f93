import Link from 'next/link';
import { Badge } from '@/components/ui/badge';
import { RelativeTime } from '@/components/ui/relative-time';
import type { FoundPerson } from '@/lib/operator/people';
import * as routes from '@/lib/routes';
import { people as text } from '@/messages/operator/people';

/** Accounts that were found, each leading to its page. */
export function FoundPeople({ people }: { people: readonly FoundPerson[] }) {
  return (
    <ul className="grid grid-cols-1 gap-2">
      {people.map(({ id, email, companyName, fullName, createdAt, isShutOut, openJobs }) => (
        <li key={id} className="break-words border-line border-b pb-2">
          <Link href={routes.operator.account(id)} prefetch={false} className="link font-semibold">
            {companyName ?? fullName ?? email ?? id}
          </Link>{' '}
          {isShutOut && <Badge tone="danger">{text.shutOut}</Badge>}
          <p className="text-ink-soft text-sm">
            {email} · {text.since} <RelativeTime date={createdAt} />
            {openJobs > 0 && ` · ${text.openJobs(openJobs)}`}
          </p>
        </li>
      ))}
    </ul>
  );
}
