import Link from 'next/link';
import { FilterField } from '@/components/forms/filter-field';
import { HiddenFields } from '@/components/forms/hidden-fields';
import { SearchForm } from '@/components/forms/search-form';
import { Checkbox } from '@/components/ui/checkbox';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { Select } from '@/components/ui/select';
import { type MultiPlaceSearch, radiusOptionsKm, typedPlaceFieldCount } from '@/lib/areas/multi-place-search';
import { toUrlSearchParams } from '@/lib/jobs/search-conditions';
import { neighborhoodCityAndState, placeLabel } from '@/lib/places/address-label';
import type { GazetteerPlace } from '@/lib/places/gazetteer-place';
import * as routes from '@/lib/routes';
import { multiPlaceSearch as text } from '@/messages/areas';

const kinds = [
  ['neighborhood', text.neighborhoods],
  ['zip', text.zipCodes],
  ['city', text.cities],
] as const;

/** The form for several places, listed or typed. A plain form, because it also replaces the map without JavaScript. */
export function MultiPlaceForm({
  search: { path, otherParams, points, towns, radiusKm },
  nearbyPlaces,
  error,
}: {
  search: MultiPlaceSearch;
  nearbyPlaces: readonly GazetteerPlace[];
  error: string | null;
}) {
  return (
    <SearchForm
      action={routes.searchArea()}
      submitLabel={text.showJobs}
      pendingLabel={text.pending}
      className="space-y-8"
      footer={
        <p className="text-center">
          <Link
            href={`${path}?${toUrlSearchParams(otherParams)}`}
            className="link inline-flex min-h-11 items-center"
          >
            {text.backLink}
          </Link>
        </p>
      }
    >
      {error && <Notice tone="danger" title={error} announce />}
      {kinds.map(([kind, legend]) => {
        const places = nearbyPlaces.filter((entry) => entry.kind === kind);
        return (
          places.length > 0 && (
            <fieldset key={kind}>
              <legend className="mb-1 font-semibold">{legend}</legend>
              <div className="grid gap-x-4 sm:grid-cols-2">
                {places.map(({ place }) => {
                  const point = `${place.coordinates.lat.toFixed(5)},${place.coordinates.lng.toFixed(5)}`;
                  return (
                    <Checkbox
                      key={`${point} ${placeLabel(place)}`}
                      name="spot"
                      value={point}
                      defaultChecked={points.includes(point)}
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
        <legend className="mb-1.5 font-semibold">{text.otherPlacesLabel}</legend>
        <div className="grid gap-4 sm:grid-cols-3">
          {Array.from({ length: typedPlaceFieldCount }, (_, index) => (
            <Input
              // biome-ignore lint/suspicious/noArrayIndexKey: the fields are interchangeable
              key={index}
              name="town"
              aria-label={text.otherPlaceLabel({ number: index + 1 })}
              placeholder={text.placePlaceholder}
              defaultValue={towns[index] ?? ''}
              maxLength={100}
              autoComplete="off"
            />
          ))}
        </div>
      </fieldset>
      <FilterField label={text.radiusLabel}>
        {(aria) => (
          <Select
            {...aria}
            name="around"
            defaultValue={String(radiusKm)}
            className="max-w-32"
            options={radiusOptionsKm.map((km) => ({ value: String(km), label: text.km({ km }) }))}
          />
        )}
      </FilterField>
      <HiddenFields values={{ at: path, ...otherParams }} />
    </SearchForm>
  );
}
