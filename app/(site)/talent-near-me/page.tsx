import type { Metadata } from 'next';
import Link from 'next/link';
import { HiddenFields } from '@/components/forms/hidden-fields';
import { InvalidParamsNotice } from '@/components/forms/invalid-params-notice';
import { UseMyLocationButton } from '@/components/places/use-my-location-button';
import { SaveTalentButton } from '@/components/saved/save-talent-button';
import { PlaceHeading } from '@/components/talents/search/place-heading';
import { TalentSearchPage } from '@/components/talents/search/talent-search';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { getCurrentPlace } from '@/lib/jobs/current-place';
import { getPlaceAtPoint } from '@/lib/jobs/search-place';
import { roundCoordinates } from '@/lib/places/place';
import * as routes from '@/lib/routes';
import type { RawParams } from '@/lib/search-params/search-params-reader';
import { parseTalentSearch, type TalentSearch, talentSearchQuery } from '@/lib/talents/search-params';
import type { TalentSummary } from '@/lib/talents/talent-summary';
import { talentNearMe as text } from '@/messages/pages/search';
import { pagination } from '@/messages/ui/results';

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [params, current] = await Promise.all([searchParams, getCurrentPlace()]);
  const { center, page } = parseTalentSearch(params);
  const point = center ?? current?.place.coordinates;
  const name = point && (await getPlaceAtPoint(point, current?.place ?? null)).name;
  return {
    title: pagination.titleWithPage({ title: name ? text.pageTitleNear({ name }) : text.pageTitle, page }),
    description: text.description,
    // Search engines must not index people's cards (D25).
    robots: { index: false },
  };
}

const hrefFor = (search: TalentSearch) => routes.talentNearMe(talentSearchQuery(search));

type Props = { searchParams: Promise<RawParams> };

export default async function TalentNearMePage({ searchParams }: Props) {
  const [params, current] = await Promise.all([searchParams, getCurrentPlace()]);
  const requestedSearch = parseTalentSearch(params);
  const center = requestedSearch.center ?? current?.place.coordinates ?? null;
  if (!center) return <LocationNotSet search={requestedSearch} />;
  const { name } = await getPlaceAtPoint(center, current?.place ?? null);
  const placeName = name ?? text.unnamedPlace;
  const rounded = roundCoordinates(center);

  return (
    <div className="page list-frame pb-8 sm:pb-12">
      <header className="mb-3">
        <h1 className="list-title">{text.heading}</h1>
        <PlaceHeading name={placeName}>
          <Link href={routes.location({ for: 'talents' })} className="link inline-flex min-h-11 items-center">
            {text.changeLocation}
          </Link>
        </PlaceHeading>
      </header>
      <TalentSearchPage
        search={{ ...requestedSearch, center }}
        placeName={placeName}
        action={routes.talentNearMe()}
        hrefFor={hrefFor}
        place={<HiddenFields values={rounded} />}
        actionsFor={saveButton}
      />
    </div>
  );
}

const saveButton = ({ id, name, isSaved }: TalentSummary) => (
  <SaveTalentButton talentId={id} name={name} isSaved={isSaved === true} />
);

function LocationNotSet({ search }: { search: TalentSearch }) {
  return (
    <div className="page frame">
      <h1 className="mb-7 text-3xl">{text.heading}</h1>
      <InvalidParamsNotice problems={search.problems} />
      <EmptyState
        title={text.noLocationTitle}
        action={
          <>
            <ButtonLink href={routes.location({ for: 'talents' })}>{text.setLocationButton}</ButtonLink>
            <UseMyLocationButton target="talents" />
          </>
        }
      >
        <p>{text.noLocationText}</p>
      </EmptyState>
    </div>
  );
}
