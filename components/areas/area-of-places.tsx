import Link from 'next/link';
import { FilterField } from '@/components/forms/filter-field';
import { HiddenFields } from '@/components/forms/hidden-fields';
import { SearchForm } from '@/components/forms/search-form';
import { Checkbox } from '@/components/ui/checkbox';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { Select } from '@/components/ui/select';
import { distancesAround, type PlacesAsked, typedPlaces } from '@/lib/areas/area-of-places';
import { queryOf } from '@/lib/jobs/search-conditions';
import { neighborhoodCityAndState, placeLabel } from '@/lib/places/address-label';
import type { KnownPlace } from '@/lib/places/known-place';
import * as routes from '@/lib/routes';
import { areaOfPlaces as text } from '@/messages/areas';

const kinds = [
  ['neighborhood', text.neighborhoods],
  ['zip', text.zipCodes],
  ['city', text.cities],
] as const;

/** Several places to search in, from a list or typed; a plain form, which is also the way to an area without JavaScript. */
export function AreaOfPlaces({
  asked: { path, rest, spots, towns, km },
  around,
  problem,
}: {
  asked: PlacesAsked;
  /** The places around the search. */
  around: readonly KnownPlace[];
  problem: string | null;
}) {
  return (
    <SearchForm
      action={routes.searchArea()}
      submitLabel={text.showJobs}
      pending={text.loadingJobs}
      className="space-y-8"
      footer={
        <p className="text-center">
          <Link href={`${path}?${queryOf(rest)}`} className="link inline-flex min-h-11 items-center">
            {text.back}
          </Link>
        </p>
      }
    >
      {problem && <Notice tone="danger" title={problem} announce />}
      {kinds.map(([kind, legend]) => {
        const places = around.filter((each) => each.kind === kind);
        return (
          places.length > 0 && (
            <fieldset key={kind}>
              <legend className="mb-1 font-semibold">{legend}</legend>
              <div className="grid gap-x-4 sm:grid-cols-2">
                {places.map(({ place }) => {
                  const spot = `${place.coordinates.lat.toFixed(5)},${place.coordinates.lng.toFixed(5)}`;
                  return (
                    <Checkbox
                      key={`${spot} ${placeLabel(place)}`}
                      name="spot"
                      value={spot}
                      defaultChecked={spots.includes(spot)}
                      label={kind === 'zip' ? placeLabel(place) : neighborhoodCityAndState(place.address)}
                    />
                  );
                })}
              </div>
            </fieldset>
          )
        );
      })}
      <fieldset>
        <legend className="mb-1.5 font-semibold">{text.others}</legend>
        <div className="grid gap-4 sm:grid-cols-3">
          {Array.from({ length: typedPlaces }, (_, index) => (
            <Input
              // biome-ignore lint/suspicious/noArrayIndexKey: the fields are all alike
              key={index}
              name="town"
              aria-label={text.otherPlace({ number: index + 1 })}
              placeholder={text.example}
              defaultValue={towns[index] ?? ''}
              maxLength={100}
              autoComplete="off"
            />
          ))}
        </div>
      </fieldset>
      <FilterField label={text.around}>
        {(aria) => (
          <Select
            {...aria}
            name="around"
            defaultValue={String(km)}
            className="max-w-32"
            options={distancesAround.map((each) => ({ value: String(each), label: text.km({ km: each }) }))}
          />
        )}
      </FilterField>
      <HiddenFields values={{ at: path, ...rest }} />
    </SearchForm>
  );
}
