import Link from 'next/link';
import { RelativeTime } from '@/components/ui/relative-time';
import type { RelatedGroup } from '@/lib/admin/cases';
import * as routes from '@/lib/routes';
import { casePage as text } from '@/messages/admin/case';

/** Other postings with the same address, domain, phone number or text, by any account. */
export function RelatedPostings({ related }: { related: readonly RelatedGroup[] }) {
  if (related.length === 0) return <p className="text-ink-soft text-sm">{text.noRelated}</p>;
  return (
    <div className="grid gap-3 break-words text-sm">
      {related.map(({ mark, total, postings }) => (
        <div key={`${mark} ${postings[0]?.id}`}>
          <p className="font-semibold">
            {text.marks[mark]}: {total < 200 ? text.otherCount(total) : text.hundreds}
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
