import Link from 'next/link';
import { unquoted } from '@/lib/search-params/quoted-words';
import { understoodWords as text } from '@/messages/ui/results';

/** Says which words were looked for where they are not those that were typed, and leads to those. */
export function UnderstoodWords({
  things,
  typed,
  understoodAs,
  asTypedHref,
}: {
  /** 'jobs', 'job seekers'. */
  things: string;
  typed: string;
  understoodAs: string;
  asTypedHref: string;
}) {
  return (
    <p className="break-words text-ink-soft">
      {text.showingFor({
        things,
        strong: <strong className="text-ink">{`“${understoodAs}”`}</strong>,
        link: (
          <Link href={asTypedHref} className="link inline-flex min-h-11 items-center sm:min-h-0">
            {text.searchForInstead({ unquoted: unquoted(typed) })}
          </Link>
        ),
      })}
    </p>
  );
}
