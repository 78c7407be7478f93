import Link from 'next/link';
import { getSiteContents } from '@/lib/home/contents';
import * as placeRoutes from '@/lib/place-routes';
import { featuredPlaces as text } from '@/messages/home';

/** The places that an admin chose to feature, if any. */
export async function FeaturedPlaces() {
  const { places = [] } = await getSiteContents();
  if (places.length === 0) return null;
  return (
    <section aria-labelledby="featured-places" className="page pt-10">
      <h2 id="featured-places" className="text-2xl">
        {text.title}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-x-6">
        {places.map(({ label, ...address }) => (
          <li key={label}>
            <Link
              href={placeRoutes.listing({ ...address, category: null, page: 1 })}
              className="inline-flex min-h-11 items-center font-semibold text-brand underline"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
