import Link from 'next/link';
import { unquoted } from '@/lib/search-params/quoted-words';
import { locale } from '@/messages/locale';
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
  const words = unquoted(typed);
  const [, asTyped, others] = understoodAs.match(/^(.*) \(also: (.+)\)$/) ?? [];
  const asTypedLink = (label: string) => (
    <Link href={asTypedHref} className="link inline-flex min-h-11 items-center sm:min-h-0">
      {label}
    </Link>
  );
  if (others !== undefined && asTyped === words)
    return (
      <p className="break-words text-ink-soft text-sm">
        <span>{text.including({ names: listOf(others.split(', ')) })}</span>{' '}
        {asTypedLink(text.showOnly({ words }))}
      </p>
    );
  return (
    <p className="break-words text-ink-soft">
      {text.showingFor({
        things,
        strong: <strong className="text-ink">{`“${understoodAs}”`}</strong>,
        link: asTypedLink(text.searchForInstead({ unquoted: words })),
      })}
    </p>
  );
}

const listOf = (names: readonly string[]): string => new Intl.ListFormat(locale).format(names);
