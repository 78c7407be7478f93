import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import Link from 'next/link';
import { RadiusSlider } from '@/components/places/radius-slider';
import { UseMyLocationButton } from '@/components/places/use-my-location-button';
import { SaveTalentButton } from '@/components/saved/save-talent-button';
import { TalentFilters } from '@/components/talents/search/talent-filters';
import { TalentResults } from '@/components/talents/search/talent-results';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { AlertIcon, PinIcon } from '@/components/ui/icons';
import { Notice } from '@/components/ui/notice';
import { placeAt } from '@/lib/jobs/search-place';
import { logFault } from '@/lib/log';
import { roundCoordinates } from '@/lib/places/place';
import { parsePlaceCookie, placeCookieName } from '@/lib/places/place-cookie';
import { routes } from '@/lib/routes';
import { radius } from '@/lib/site';
import { findTalentAudience, searchTalents } from '@/lib/talents/search';
import {
  parseTalentSearch,
  permittedSearch,
  type TalentSearch,
  talentSearchQuery,
  withoutTalentFilters,
} from '@/lib/talents/search-params';
import type { TalentSummary } from '@/lib/talents/talent-summary';

export const metadata: Metadata = {
  title: 'Browse Talent',
  description: 'People near you who look for work: what they can do, and how far away they are.',
  // People, not pages: nobody's card is to be found by a search engine (D25).
  robots: { index: false },
};

const hrefFor = (search: TalentSearch) => routes.talentNearMe(talentSearchQuery(search));

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function TalentNearMePage({ searchParams }: Props) {
  const [params, jar] = await Promise.all([searchParams, cookies()]);
  const chosen = parsePlaceCookie(jar.get(placeCookieName)?.value);
  const asked = parseTalentSearch(params);
  const center = asked.center ?? chosen?.place.coordinates ?? null;
  if (!center) return <LocationNotSet />;
  const { name } = await placeAt(center, chosen?.place ?? null);
  const placeName = name ?? 'this point';
  const found = await tryToSearch({ ...asked, center });
  const rounded = roundCoordinates(center);

  return (
    <div className="page py-8 sm:py-12">
      <header className="mb-7">
        <h1 className="text-3xl">Talents Near You</h1>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 text-ink-soft">
          <span className="inline-flex items-center gap-1.5">
            <PinIcon className="text-brand" /> {placeName}
          </span>
          <Link href={routes.location()} className="link inline-flex min-h-11 items-center">
            Change location
          </Link>
        </p>
      </header>
      {found.ok ? (
        <div className="grid gap-x-8 gap-y-5 lg:grid-cols-[17rem_minmax(0,1fr)] lg:items-start">
          <TalentFilters
            key={hrefFor({ ...found.search, page: 1, view: 'list' })}
            search={found.search}
            audience={found.audience}
            action={routes.talentNearMe()}
            clearHref={hrefFor(withoutTalentFilters(found.search))}
            place={
              <>
                <input type="hidden" name="lat" value={rounded.lat} />
                <input type="hidden" name="lng" value={rounded.lng} />
                <RadiusSlider defaultValue={found.search.radiusKm ?? radius.talentDefaultKm} />
              </>
            }
          />
          <div className="min-w-0 space-y-5">
            {found.audience !== 'employer' && <WhatEmployersSee isVisitor={found.audience === 'visitor'} />}
            <TalentResults
              search={found.search}
              results={found.results}
              placeName={placeName}
              hrefFor={hrefFor}
              actionsFor={found.audience === 'employer' ? saveButton : undefined}
            />
          </div>
        </div>
      ) : (
        <div role="alert">
          <EmptyState
            title="Failed to fetch profiles"
            icon={<AlertIcon />}
            action={
              <ButtonLink href={hrefFor({ ...asked, center })} prefetch={false}>
                Try again
              </ButtonLink>
            }
          >
            <p>
              The fault is ours and has been noted as <code>{found.faultId}</code>; a second try often helps.
            </p>
          </EmptyState>
        </div>
      )}
    </div>
  );
}

const saveButton = ({ id, name, isSaved }: TalentSummary) => (
  <SaveTalentButton talentId={id} name={name} isSaved={isSaved === true} />
);

async function tryToSearch(asked: TalentSearch) {
  try {
    const audience = await findTalentAudience();
    const search = permittedSearch(asked, audience);
    return { ok: true, audience, search, results: await searchTalents(search) } as const;
  } catch (fault) {
    return { ok: false, faultId: logFault('searchTalents', fault) } as const;
  }
}

function WhatEmployersSee({ isVisitor }: { isVisitor: boolean }) {
  return (
    <Notice>
      Full names, bios and contact are for employers.{' '}
      {isVisitor ? (
        <Link href={routes.login(routes.talentNearMe())} className="link">
          Sign in
        </Link>
      ) : (
        <Link href={routes.profile()} className="link">
          Your profile
        </Link>
      )}{' '}
      {isVisitor ? (
        'as an employer to see them and to save talents.'
      ) : (
        <>
          decides what others see of you;{' '}
          <Link href={routes.contactRequests()} className="link">
            interested companies
          </Link>{' '}
          says who asked.
        </>
      )}
    </Notice>
  );
}

function LocationNotSet() {
  return (
    <div className="page py-8 sm:py-12">
      <h1 className="mb-7 text-3xl">Talents Near You</h1>
      <EmptyState
        title="Location Not Set"
        icon={<PinIcon />}
        action={
          <>
            <ButtonLink href={routes.location()}>Set your location</ButtonLink>
            <UseMyLocationButton />
          </>
        }
      >
        <p>Say where you are, and we show who looks for work around it, nearest first.</p>
      </EmptyState>
    </div>
  );
}
