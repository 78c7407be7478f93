import type { Metadata } from 'next';
import Link from 'next/link';
import { permanentRedirect, redirect } from 'next/navigation';
import { SaveTalentButton } from '@/components/saved/save-talent-button';
import { pageTitle } from '@/components/seo/page-title';
import { PlaceHeading } from '@/components/talents/search/place-heading';
import { TalentSearchPage } from '@/components/talents/search/talent-search';
import { getPlaceBySlugs } from '@/lib/listings/place-listing';
import * as placeRoutes from '@/lib/place-routes';
import { placeLabel } from '@/lib/places/address-label';
import * as routes from '@/lib/routes';
import type { RawParams } from '@/lib/search-params/search-params-reader';
import { rolePageHref, rolePageSearch, rolePageTitle } from '@/lib/talents/role-page';
import type { TalentSearch } from '@/lib/talents/search-params';
import type { TalentSummary } from '@/lib/talents/talent-summary';
import { talentsOfRolePage as text } from '@/messages/pages/listings';

/** Not cached, so that a hidden profile disappears on the next request. */
export const dynamic = 'force-dynamic';

type Props = {
  params: Promise<{ place: string; city: string; role: string; availability: string }>;
  searchParams: Promise<RawParams>;
};

export async function generateMetadata(props: Props): Promise<Metadata> {
  const request = await parseRequest(props);
  // Search engines must not index people's cards (D25).
  return { title: pageTitle(request ? request.title : text.pageNotFound), robots: { index: false } };
}

/** The talents of a role around a city, with the columns that the viewer may see (D14, D25). */
export default async function TalentsOfRolePage(props: Props) {
  const request = await parseRequest(props);
  if (!request) {
    const { place, city } = await props.params;
    // The city's page responds with a full 404; a page rendered per request can only send an empty one (D37).
    redirect(routes.fromSegments([decodeSegment(place), decodeSegment(city)]));
  }
  const { search, title, placeName, hrefFor, action, isCanonical } = request;
  if (!isCanonical) permanentRedirect(hrefFor(search));
  return (
    <div className="page list-frame pb-8 sm:pb-12">
      <header className="mb-3">
        <h1 className="list-title">{text.title}</h1>
        <PlaceHeading name={title}>
          <Link href={routes.talentNearMe()} className="link inline-flex min-h-11 items-center">
            {text.useMyLocation}
          </Link>
        </PlaceHeading>
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

async function parseRequest({ params, searchParams }: Props) {
  const [{ place: state, city, ...segments }, query] = await Promise.all([params, searchParams]);
  const lookup = await getPlaceBySlugs(decodeSegment(state), decodeSegment(city), null);
  if (lookup === null || lookup === 'job' || 'reason' in lookup) return null;
  const { place, slugs } = lookup;
  // Canonical paths are lower case (D9).
  const rolePath = {
    role: decodeSegment(segments.role).toLowerCase(),
    availability: decodeSegment(segments.availability).toLowerCase(),
  };
  const search = rolePageSearch(place.coordinates, rolePath, query);
  if (!search) return null;
  const address = { ...rolePath, state: slugs.state, city: slugs.city };
  const placeName = placeLabel(place);
  return {
    search,
    placeName,
    title: rolePageTitle(search, placeName),
    hrefFor: (target: TalentSearch) => rolePageHref(address, target),
    action: placeRoutes.talents(address.state, address.city, 'any', 'any'),
    isCanonical:
      placeRoutes.talents(address.state, address.city, rolePath.role, rolePath.availability) ===
      `/${[state, city, 'talents', segments.role, segments.availability].join('/')}`,
  };
}

/** An invalid encoding matches no place. */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}
