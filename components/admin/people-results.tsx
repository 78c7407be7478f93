import Link from 'next/link';
import { Badge } from '@/components/ui/badge';
import { RelativeTime } from '@/components/ui/relative-time';
import type { PersonResult } from '@/lib/admin/people';
import * as routes from '@/lib/routes';
import { people as text } from '@/messages/admin/people';

export function PeopleResults({ people }: { people: readonly PersonResult[] }) {
  return (
    <ul className="grid grid-cols-1 gap-2">
      {people.map(({ id, email, companyName, fullName, createdAt, isBanned, openJobs }) => (
        <li key={id} className="break-words border-line border-b pb-2">
          <Link href={routes.admin.account(id)} prefetch={false} className="link font-semibold">
            {companyName ?? fullName ?? email ?? id}
          </Link>{' '}
          {isBanned && <Badge tone="danger">{text.banned}</Badge>}
          <p className="text-ink-soft text-sm">
            {email} · {text.since} <RelativeTime date={createdAt} />
            {openJobs > 0 && ` · ${text.openJobs(openJobs)}`}
          </p>
        </li>
      ))}
    </ul>
  );
}
