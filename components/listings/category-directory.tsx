import Link from 'next/link';
import { BreadcrumbTrail } from '@/components/places/breadcrumb-trail';
import { tagLabel } from '@/lib/employment/tag-label';
import { parseCategory } from '@/lib/jobs/category';
import type { CategoryCount } from '@/lib/listings/directory';
import * as placeRoutes from '@/lib/place-routes';
import * as routes from '@/lib/routes';
import { slugify } from '@/lib/slug';
import { categoryDirectory as text } from '@/messages/listings';
import { locale } from '@/messages/locale';

/** All categories with open jobs, linked to searches near the visitor and to the cities with the most jobs (D15). */
export function CategoryDirectory({ categories }: { categories: readonly CategoryCount[] }) {
  const listEntries = (kind: CategoryCount['kind']) => categories.filter((entry) => entry.kind === kind);
  return (
    <div className="page frame">
      <header className="mb-7">
        <h1 className="text-3xl">{text.title}</h1>
        <p className="mt-2 text-ink-soft">{text.intro}</p>
      </header>
      <CategoryGrid title={text.industries} entries={listEntries('industry')} />
      <CategoryGrid title={text.jobTypes} entries={listEntries('type')} />
      <section aria-labelledby="tags" className="mt-10">
        <h2 id="tags" className="mb-3 text-2xl">
          {text.skillsAndKeywords}
        </h2>
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          {listEntries('tag').map(({ slug, count }) => (
            <li key={slug}>
              <Link
                href={routes.search({ q: slug.replaceAll('-', ' ') })}
                prefetch={false}
                rel="nofollow"
                className="link inline-flex min-h-9 items-center max-sm:min-h-11"
              >
                {tagLabel(slug)}
              </Link>
              <span className="text-ink-soft text-sm tabular-nums"> {count.toLocaleString(locale)}</span>
            </li>
          ))}
        </ul>
      </section>
      <div className="mt-12">
        <BreadcrumbTrail
          crumbs={[
            { label: text.home, href: routes.home() },
            { label: text.categories, href: routes.categories() },
          ]}
        />
      </div>
    </div>
  );
}

function CategoryGrid({ title, entries }: { title: string; entries: readonly CategoryCount[] }) {
  const id = slugify(title);
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="mb-4 text-2xl">
        {title}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {entries.map(({ kind, slug, count, cities }) => (
          <li key={slug} className="rounded-lg border border-line bg-surface p-4">
            <h3 className="text-lg">
              <Link
                href={routes.search(kind === 'type' ? { type: slug } : { industry: slug })}
                prefetch={false}
                rel="nofollow"
                className="link"
              >
                {parseCategory(slug).label}
              </Link>{' '}
              <span className="font-normal text-ink-soft text-sm tabular-nums">
                {count.toLocaleString(locale)}
              </span>
            </h3>
            <ul className="mt-2 flex flex-wrap gap-x-4">
              {cities.map(({ city, state, count: inCity }) => (
                <li key={`${city}, ${state}`}>
                  <Link
                    href={placeRoutes.listing({
                      state: slugify(state),
                      city: slugify(city),
                      neighborhood: null,
                      category: slug,
                      page: 1,
                    })}
                    prefetch={false}
                    className="link inline-flex min-h-9 items-center max-sm:min-h-11"
                  >
                    {city}
                  </Link>
                  <span className="text-ink-soft text-sm tabular-nums"> {inCity}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
