import { FilterField } from '@/components/forms/filter-field';
import { PlaceCombobox } from '@/components/places/place-combobox';
import { Select } from '@/components/ui/select';
import { radius } from '@/lib/site';

/** Where, and how far from there: the place box of the search over all jobs. */
export function PlaceFilter({
  text,
  problem,
  radiusKm,
}: {
  text: string;
  /** Why the place that was typed could not be used. */
  problem: string | null;
  radiusKm: number | null;
}) {
  const choices = [
    ...new Set([5, radius.defaultKm, 25, 50, radius.maxKm, ...(radiusKm === null ? [] : [radiusKm])]),
  ];
  return (
    <>
      <div>
        <FilterField label="Place" hint="City, neighborhood or ZIP code. The nearest jobs then come first.">
          {(aria) => (
            <PlaceCombobox
              {...aria}
              name="place"
              defaultValue={text}
              {...(problem !== null && { 'aria-invalid': true, 'aria-errormessage': 'place-problem' })}
            />
          )}
        </FilterField>
        {problem !== null && (
          <p id="place-problem" role="alert" className="mt-1.5 font-medium text-danger text-sm">
            {problem}
          </p>
        )}
      </div>
      <FilterField label="Distance">
        {(aria) => (
          <Select
            {...aria}
            name="radius"
            defaultValue={String(radiusKm ?? 'any')}
            options={[
              { value: 'any', label: 'Any distance' },
              ...choices
                .sort((one, other) => one - other)
                .map((km) => ({ value: String(km), label: `Within ${km} km` })),
            ]}
          />
        )}
      </FilterField>
    </>
  );
}
