import type { Metadata } from 'next';
import Link from 'next/link';
import { permanentRedirect, redirect } from 'next/navigation';
import { SaveTalentButton } from '@/components/saved/save-talent-button';
import { pageTitle } from '@/components/seo/page-title';
import { PlaceLine } from '@/components/talents/search/place-line';
import { TalentSearchPage } from '@/components/talents/search/talent-search';
import { findKnownPlace } from '@/lib/listings/place-listing';
import * as placeRoutes from '@/lib/place-routes';
import { placeLabel } from '@/lib/places/address-label';
import * as routes from '@/lib/routes';
import type { RawParams } from '@/lib/search-params/search-params-reader';
import { rolePageHref, rolePageSearch, rolePageTitle } from '@/lib/talents/role-page';
import type { TalentSearch } from '@/lib/talents/search-params';
import type { TalentSummary } from '@/lib/talents/talent-summary';
import { placeCityTalentsRoleAvailability as text } from '@/messages/pages/listings';

/** Whoever hides is gone with the next request, so nothing of it is kept. */
export const dynamic = 'force-dynamic';

type Props = {
  params: Promise<{ place: string; city: string; role: string; availability: string }>;
  searchParams: Promise<RawParams>;
};

export async function generateMetadata(props: Props): Promise<Metadata> {
  const asked = await read(props);
  // People, not pages: nobody's card is to be found by a search engine (D25).
  return { title: pageTitle(asked ? asked.title : text.pageNotFound), robots: { index: false } };
}

/** The talents of a role around a city, to everybody in the cards that they may see, for employers to save (D14, D25). */
export default async function TalentsOfRolePage(props: Props) {
  const asked = await read(props);
  if (!asked) {
    const { place, city } = await props.params;
    // The place's page says in full that there is no such place; this one, rendered per request, could only send an empty 404.
    redirect(routes.address([decode(place), decode(city)]));
  }
  const { search, title, placeName, hrefFor, action, isCanonical } = asked;
  if (!isCanonical) permanentRedirect(hrefFor(search));
  return (
    <div className="page list-frame pb-8 sm:pb-12">
      <header className="mb-3">
        <h1 className="list-title">{text.talentsNearYou}</h1>
        <PlaceLine name={title}>
          <Link href={routes.talentNearMe()} className="link inline-flex min-h-11 items-center">
            {text.toUseMyOwnLocation}
          </Link>
        </PlaceLine>
      </header>
      <TalentSearchPage
        search={search}
        placeName={placeName}
        action={action}
        hrefFor={hrefFor}
        actionsFor={saveButton}
      />
    </div>
  );
}

const saveButton = ({ id, name, isSaved }: TalentSummary) => (
  <SaveTalentButton talentId={id} name={name} isSaved={isSaved === true} />
);

async function read({ params, searchParams }: Props) {
  const [{ place: state, city, ...segments }, query] = await Promise.all([params, searchParams]);
  // A place of the gazetteer or of a posted job (D9).
  const known = await findKnownPlace(decode(state), decode(city), null);
  if (known === null || known === 'job' || 'gone' in known) return null;
  // Capitals have one address, as everywhere (D9).
  const role = {
    role: decode(segments.role).toLowerCase(),
    availability: decode(segments.availability).toLowerCase(),
  };
  const search = rolePageSearch(known.place.coordinates, role, query);
  if (!search) return null;
  const here = { ...role, state: known.slugs.state, city: known.slugs.city };
  const placeName = placeLabel(known.place);
  return {
    search,
    placeName,
    title: rolePageTitle(search, placeName),
    hrefFor: (each: TalentSearch) => rolePageHref(here, each),
    action: placeRoutes.talents(here.state, here.city, 'any', 'any'),
    isCanonical:
      placeRoutes.talents(here.state, here.city, role.role, role.availability) ===
      `/${[state, city, 'talents', segments.role, segments.availability].join('/')}`,
  };
}

/** A segment that is no valid encoding is no place either. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}
