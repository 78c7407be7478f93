import Link from 'next/link';
import { formatPlaceName, formatShortPlaceName } from '@/components/places/place-names';
import { jobTypeLabel } from '@/lib/employment/job-type';
import { tagLabel } from '@/lib/employment/tag-label';
import type { PlaceFacts } from '@/lib/listings/place-facts';
import type { PlaceListing } from '@/lib/listings/place-listing';
import * as placeRoutes from '@/lib/place-routes';
import { slugify } from '@/lib/slug';
import { placeLinks as text } from '@/messages/listings';
import { locale } from '@/messages/locale';

type Entry = { label: string; href: string; count?: number };

export function PlaceLinks({
  listing: { address, place, nearbyCities },
  facts,
}: {
  listing: PlaceListing;
  facts: PlaceFacts;
}) {
  const here = { ...address, page: 1 };
  const category = (slug: string) => placeRoutes.listing({ ...here, category: slug });
  const name = formatShortPlaceName(place);
  return (
    <nav aria-label={text.navLabel({ name })} className="mt-14 grid gap-10">
      <Links
        title={text.categoriesTitle({ name })}
        entries={[
          ...facts.types.map(({ name: type, count }) => ({
            label: jobTypeLabel(type),
            href: category(type),
            count,
          })),
          ...facts.industries.map(({ name: industry, count }) => ({
            label: industry,
            href: category(slugify(industry)),
            count,
          })),
        ]}
      />
      <Links
        title={text.tagsTitle}
        entries={facts.tags
          .filter(({ name: tag }) => slugify(tag) !== '')
          .map(({ name: tag, count }) => ({ label: tagLabel(tag), href: category(slugify(tag)), count }))}
      />
      {address.neighborhood === null && (
        <Links
          title={text.neighborhoodsTitle({ name })}
          entries={facts.neighborhoods.map(({ name: neighborhood, count }) => ({
            label: neighborhood,
            href: placeRoutes.listing({ ...here, neighborhood: slugify(neighborhood) }),
            count,
          }))}
        />
      )}
      <Links
        title={text.citiesTitle}
        entries={nearbyCities.map((city) => ({
          label: formatPlaceName(city),
          href: placeRoutes.listing({ ...city.slugs, category: null, page: 1 }),
        }))}
      />
    </nav>
  );
}

function Links({ title, entries }: { title: string; entries: readonly Entry[] }) {
  if (entries.length === 0) return null;
  return (
    <section>
      <h2 className="text-xl">{title}</h2>
      <ul className="link-row">
        {entries.map(({ label, href, count }) => (
          <li key={href}>
            <Link href={href} prefetch={false}>
              {label}
            </Link>
            {count !== undefined && <span> {count.toLocaleString(locale)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
