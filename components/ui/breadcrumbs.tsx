import Link from 'next/link';
import { breadcrumbs as text } from '@/messages/ui/messages';

type Crumb = { label: string; href?: string };

/** Breadcrumbs; the last item is the current page and needs no `href`. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={text.breadcrumb} className="text-ink-soft text-sm print:hidden">
      <ol className="flex flex-wrap items-center gap-x-1.5 gap-y-1 sm:gap-x-2">
        {crumbs.map(({ label, href }, index) => (
          <li key={`${label}-${href ?? ''}`} className="flex min-w-0 items-center gap-1.5 sm:gap-2">
            {href ? (
              <Link href={href} className="min-w-0 py-1 underline-offset-4 hover:text-brand hover:underline">
                <bdi>{label}</bdi>
              </Link>
            ) : (
              <span aria-current="page" className="min-w-0 py-1 text-ink">
                <bdi>{label}</bdi>
              </span>
            )}
            {index < crumbs.length - 1 && (
              <span aria-hidden="true" className="text-edge">
                /
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
