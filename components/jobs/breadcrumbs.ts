import type { LinkedCrumb } from '@/components/places/breadcrumb-trail';
import { type Category, categoryTitle } from '@/lib/jobs/category';
import * as placeRoutes from '@/lib/place-routes';
import { type ListingAddress, reservedPlaceSlugs } from '@/lib/place-routes';
import type { Place } from '@/lib/places/place';
import { unknownPlaceName } from '@/lib/places/place';
import { findUsState } from '@/lib/places/us-states';
import * as routes from '@/lib/routes';
import { slugify } from '@/lib/slug';
import { crumbs as text } from '@/messages/jobs/list';

export function listingCrumbs(
  { address: names }: Place,
  address: ListingAddress,
  category: Category | null,
): LinkedCrumb[] {
  const { state, city, neighborhood } = address;
  return [
    { label: text.home, href: routes.home() },
    ...(findUsState(state) ? [{ label: distinguishNames(names).state, href: placeRoutes.state(state) }] : []),
    {
      label: distinguishNames(names).city,
      href: placeRoutes.city(state, city),
    },
    ...(neighborhood
      ? [
          {
            label: names.neighborhood ?? neighborhood,
            href: placeRoutes.listing({ ...address, category: null, page: 1 }),
          },
        ]
      : []),
    ...(category
      ? [{ label: categoryTitle(category), href: placeRoutes.listing({ ...address, page: 1 }) }]
      : []),
  ].map((crumb) => ({ ...crumb, label: crumb.label || city }));
}

/** Returns the breadcrumb of a job. Includes the place only if it has a page. */
export function jobCrumbs(job: { title: string; slug: string; location: Place }): LinkedCrumb[] {
  const { address } = job.location;
  const [state, city, neighborhood] = [address.state, address.city, address.neighborhood ?? ''].map(slugify);
  const self = { label: job.title, href: placeRoutes.job(job) };
  const isKnown = (slug: string | undefined): slug is string =>
    !!slug && slug !== slugify(unknownPlaceName) && !reservedPlaceSlugs.has(slug);
  if (!isKnown(state) || !isKnown(city)) return [{ label: text.home, href: routes.home() }, self];
  const place = {
    state,
    city,
    neighborhood: isKnown(neighborhood) ? neighborhood : null,
    category: null,
    page: 1,
  };
  return [...listingCrumbs(job.location, place, null), self];
}

/** Adds 'State' and 'City' if both have the same name. */
const distinguishNames = ({ state, city }: { state: string; city: string }) =>
  state === city ? { state: text.state({ name: state }), city: text.city({ name: city }) } : { state, city };

export function employerCrumbs(employer: {
  name: string;
  state: string;
  city: string;
  companySlug: string;
  companies: readonly { city: string; state: string }[];
}): LinkedCrumb[] {
  const { state, city, companySlug, companies } = employer;
  const localCompany = companies.find(
    (company) => slugify(company.city) === city && slugify(company.state) === state,
  );
  const usState = findUsState(state);
  const names = distinguishNames({
    state: usState?.name ?? '',
    city: localCompany?.city ?? slugToName(city),
  });
  return [
    { label: text.home, href: routes.home() },
    ...(usState ? [{ label: names.state, href: placeRoutes.state(state) }] : []),
    { label: names.city, href: placeRoutes.city(state, city) },
    { label: employer.name, href: placeRoutes.employerPage(state, city, companySlug, 1) },
  ];
}

/** Returns a name derived from a slug, for a city without a known name. */
const slugToName = (slug: string) =>
  slug.replaceAll('-', ' ').replace(/\b\p{L}/gu, (letter) => letter.toUpperCase());
