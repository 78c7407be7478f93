import Link from 'next/link';
import { unquoted } from '@/lib/search-params/quoted-words';
import { locale } from '@/messages/locale';
import { understoodWords as text } from '@/messages/ui/results';

/** Names the words that were searched for where they differ from the typed ones, and links to the typed ones. */
export function UnderstoodWords({
  things,
  typed,
  understoodAs,
  included = [],
  asTypedHref,
}: {
  /** 'jobs', 'job seekers'. */
  things: string;
  typed: string;
  /** The corrected words; null where none was corrected. */
  understoodAs: string | null;
  /** Other names of the work that were searched for too. */
  included?: readonly string[];
  asTypedHref: string;
}) {
  const words = unquoted(typed);
  if (understoodAs === null && included.length === 0) return null;
  const asTypedLink = (label: string) => (
    <Link href={asTypedHref} className="link">
      {label}
    </Link>
  );
  const includedNames = included.length > 0 && (
    <span>{text.including({ names: new Intl.ListFormat(locale).format(included) })}</span>
  );
  if (understoodAs === null)
    return (
      <p className="break-words text-ink-soft text-sm max-sm:text-xs">
        {includedNames} {asTypedLink(text.showOnly({ words }))}
      </p>
    );
  return (
    <p className="break-words text-ink-soft">
      {text.showingFor({
        things,
        strong: <strong className="text-ink">{`“${understoodAs}”`}</strong>,
        link: asTypedLink(text.searchForInstead({ unquoted: words })),
      })}
      {includedNames && ' '}
      {includedNames}
    </p>
  );
}
