import Link from 'next/link';
import { unquoteWords } from '@/lib/search-params/quote-words';
import { locale } from '@/messages/locale';
import { searchCorrection as text } from '@/messages/ui/results';

/** Shows the searched words if they differ from the typed words, with a link to search for the typed words. */
export function SearchCorrection({
  things,
  typed,
  understoodAs,
  included = [],
  asTypedHref,
}: {
  /** A noun: 'jobs', 'job seekers'. */
  things: string;
  typed: string;
  /** The corrected words, or null. */
  understoodAs: string | null;
  /** Other names of the work that were searched too. */
  included?: readonly string[];
  asTypedHref: string;
}) {
  const words = unquoteWords(typed);
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
