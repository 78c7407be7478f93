import Link from 'next/link';
import { RelativeTime } from '@/components/ui/relative-time';
import type { Related } from '@/lib/operator/desk-case';
import * as routes from '@/lib/routes';
import { deskCase as text } from '@/messages/operator/case';

/** Other postings of the same address, domain, phone or text, whoever posted them. */
export function RelatedPostings({ related }: { related: readonly Related[] }) {
  if (related.length === 0) return <p className="text-ink-soft text-sm">{text.nothingElsewhere}</p>;
  return (
    <div className="grid gap-3 break-words text-sm">
      {related.map(({ mark, total, postings }) => (
        <div key={`${mark} ${postings[0]?.id}`}>
          <p className="font-semibold">
            {text.marks[mark]}: {total < 200 ? text.others(total) : text.hundreds}
          </p>
          <ul className="grid grid-cols-1 gap-0.5">
            {postings.map(({ id, title, companyName, status, postedAt, isSameAccount }) => (
              <li key={id}>
                {status === 'open' ? (
                  <Link href={routes.jobById(id)} prefetch={false} className="link">
                    <bdi>{title}</bdi>
                  </Link>
                ) : (
                  <bdi>{title}</bdi>
                )}
                , <bdi>{companyName}</bdi>, {text.statuses[status]}, <RelativeTime date={postedAt} />
                {isSameAccount && `, ${text.sameAccount}`}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
