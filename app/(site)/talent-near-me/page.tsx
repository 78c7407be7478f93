import type { Metadata } from 'next';
import Link from 'next/link';
import { HiddenFields } from '@/components/forms/hidden-fields';
import { UnreadParams } from '@/components/forms/unread-params';
import { UseMyLocationButton } from '@/components/places/use-my-location-button';
import { SaveTalentButton } from '@/components/saved/save-talent-button';
import { PlaceLine } from '@/components/talents/search/place-line';
import { TalentSearchPage } from '@/components/talents/search/talent-search';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { currentPlace } from '@/lib/jobs/current-place';
import { placeAt } from '@/lib/jobs/search-place';
import { roundCoordinates } from '@/lib/places/place';
import * as routes from '@/lib/routes';
import type { RawParams } from '@/lib/search-params/search-params-reader';
import { parseTalentSearch, type TalentSearch, talentSearchQuery } from '@/lib/talents/search-params';
import type { TalentSummary } from '@/lib/talents/talent-summary';
import { talentNearMe as text } from '@/messages/pages/search';
import { pagination } from '@/messages/ui/results';

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [params, current] = await Promise.all([searchParams, currentPlace()]);
  const { center, page } = parseTalentSearch(params);
  const at = center ?? current?.place.coordinates;
  const name = at && (await placeAt(at, current?.place ?? null)).name;
  return {
    title: pagination.titleOn({ title: name ? text.browseTalentNear({ name }) : text.browseTalent, page }),
    description: text.peopleNearYouWhoAre,
    // People, not pages: nobody's card is to be found by a search engine (D25).
    robots: { index: false },
  };
}

const hrefFor = (search: TalentSearch) => routes.talentNearMe(talentSearchQuery(search));

type Props = { searchParams: Promise<RawParams> };

export default async function TalentNearMePage({ searchParams }: Props) {
  const [params, current] = await Promise.all([searchParams, currentPlace()]);
  const asked = parseTalentSearch(params);
  const center = asked.center ?? current?.place.coordinates ?? null;
  if (!center) return <LocationNotSet search={asked} />;
  const { name } = await placeAt(center, current?.place ?? null);
  const placeName = name ?? text.thisPoint;
  const rounded = roundCoordinates(center);

  return (
    <div className="page list-frame pb-8 sm:pb-12">
      <header className="mb-3">
        <h1 className="list-title">{text.talentsNearYou}</h1>
        <PlaceLine name={placeName}>
          <Link href={routes.location({ for: 'talents' })} className="link inline-flex min-h-11 items-center">
            {text.changeLocation}
          </Link>
        </PlaceLine>
      </header>
      <TalentSearchPage
        search={{ ...asked, center }}
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
      <h1 className="mb-7 text-3xl">{text.talentsNearYou}</h1>
      <UnreadParams problems={search.problems} />
      <EmptyState
        title={text.locationNotSet}
        action={
          <>
            <ButtonLink href={routes.location({ for: 'talents' })}>{text.setYourLocation}</ButtonLink>
            <UseMyLocationButton target="talents" />
          </>
        }
      >
        <p>{text.tellUsWhereYouAre}</p>
      </EmptyState>
    </div>
  );
}
