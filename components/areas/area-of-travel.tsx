import { FilterField } from '@/components/forms/filter-field';
import { HiddenFields } from '@/components/forms/hidden-fields';
import { SearchForm } from '@/components/forms/search-form';
import { Select } from '@/components/ui/select';
import { type PlacesAsked, travelMinutes, usualMinutes } from '@/lib/areas/area-of-places';
import { travels } from '@/lib/places/isochrone';
import * as routes from '@/lib/routes';
import { areaOfPlaces as text } from '@/messages/areas';

/** How long one may be on the way; only where a routing service is configured. */
export function AreaOfTravel({
  asked: { path, rest, travel },
  from,
}: {
  asked: PlacesAsked;
  /** The place in words. */
  from: string;
}) {
  return (
    <section className="mt-10 border-line border-t pt-8">
      <h2 className="mb-1 text-xl">{text.travelTime}</h2>
      <p className="measure mb-4 text-ink-soft">{text.travelIntro({ place: from })}</p>
      <SearchForm
        action={routes.searchArea()}
        submitLabel={text.showWithin}
        pending={text.loadingJobs}
        className="space-y-6"
      >
        <div className="flex flex-wrap gap-4">
          <FilterField label={text.within}>
            {(aria) => (
              <Select
                {...aria}
                name="minutes"
                defaultValue={String(travel?.minutes ?? usualMinutes)}
                options={travelMinutes.map((minutes) => ({
                  value: String(minutes),
                  label: text.minutes({ minutes }),
                }))}
              />
            )}
          </FilterField>
          <FilterField label={text.how}>
            {(aria) => (
              <Select
                {...aria}
                name="by"
                defaultValue={travel?.by ?? 'car'}
                options={travels.map((by) => ({ value: by, label: text.travel[by] }))}
              />
            )}
          </FilterField>
        </div>
        <HiddenFields values={{ at: path, ...rest }} />
      </SearchForm>
    </section>
  );
}
