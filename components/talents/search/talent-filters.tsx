import Link from 'next/link';
import { type ReactNode, useId } from 'react';
import { buttonClasses } from '@/components/ui/button-look';
import { Checkbox } from '@/components/ui/checkbox';
import { ChevronDownIcon, FiltersIcon } from '@/components/ui/icons';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { countTalentFilters, type TalentSearch } from '@/lib/talents/search-params';
import type { TalentAudience } from '@/lib/talents/talent-summary';
import { jobTypeLabel, jobTypes } from '@/lib/work/job-type';
import { TalentSearchForm } from './talent-search-form';

/** The filters: a column on a wide screen, folded on a phone. Only those whose columns the viewer sees (D25). */
export function TalentFilters({
  search,
  audience,
  action,
  clearHref,
  place,
}: {
  search: TalentSearch;
  audience: TalentAudience;
  action: string;
  clearHref: string;
  /** Where from and how far. */
  place: ReactNode;
}) {
  const active = countTalentFilters(search);
  return (
    <details className="group lg:details-content:[content-visibility:visible] rounded-lg lg:border lg:border-line lg:bg-surface lg:p-5">
      <summary
        className={`${buttonClasses({ variant: 'secondary', wide: true })} list-none justify-between lg:supports-[selector(::details-content)]:hidden`}
      >
        <span className="inline-flex items-center gap-2">
          <FiltersIcon /> Filters{active > 0 && ` (${active} set)`}
        </span>
        <ChevronDownIcon className="transition-transform group-open:rotate-180" />
      </summary>
      <TalentSearchForm
        action={action}
        footer={
          active > 0 && (
            <p className="text-center">
              <Link href={clearHref} className="link inline-flex min-h-11 items-center">
                Clear filters
              </Link>
            </p>
          )
        }
        className="mt-3 space-y-6 rounded-lg border border-line bg-surface p-5 lg:mt-0 lg:border-0 lg:bg-transparent lg:p-0"
      >
        <h2 className="sr-only">Filters</h2>
        {place}
        <Filter label="Search">
          {(id) => (
            <Input
              id={id}
              name="q"
              type="search"
              defaultValue={search.query}
              placeholder={audience === 'employer' ? 'Search by name, skills...' : 'Search by skills...'}
              maxLength={200}
              enterKeyHint="search"
            />
          )}
        </Filter>
        {audience !== 'visitor' && (
          <fieldset>
            <legend className="mb-1.5 font-semibold">Years of experience</legend>
            <div className="grid grid-cols-2 gap-3">
              <Years label="From" name="minYears" value={search.minYears} />
              <Years label="To" name="maxYears" value={search.maxYears} />
            </div>
          </fieldset>
        )}
        <Filter label="Availability">
          {(id) => (
            <Select
              id={id}
              name="available"
              defaultValue={search.available ?? ''}
              options={[
                { value: '', label: 'Any time' },
                { value: 'now', label: 'Now' },
                ...(audience === 'visitor' ? [] : [{ value: 'month', label: 'Within 30 days' }]),
              ]}
            />
          )}
        </Filter>
        <fieldset>
          <legend className="mb-1 font-semibold">Desired job type</legend>
          {jobTypes.map((type) => (
            <Checkbox
              key={type}
              name="type"
              value={type}
              defaultChecked={search.types.includes(type)}
              label={jobTypeLabel(type)}
            />
          ))}
        </fieldset>
        {audience === 'employer' && (
          <Filter
            label="Desired pay at most, per hour"
            hint="In US dollars. Yearly pay counts as 52 weeks of 40 hours."
          >
            {(id) => (
              <Input
                id={id}
                name="maxPay"
                aria-describedby={`${id}-hint`}
                inputMode="decimal"
                defaultValue={search.maxPay ?? ''}
                placeholder="30"
                maxLength={8}
                className="max-w-32"
              />
            )}
          </Filter>
        )}
        {search.sort !== 'distance' && <input type="hidden" name="sort" value={search.sort} />}
        {search.view !== 'list' && <input type="hidden" name="view" value={search.view} />}
      </TalentSearchForm>
    </details>
  );
}

function Years({ label, name, value }: { label: string; name: string; value: number | null }) {
  const id = useId();
  return (
    <div className="text-sm">
      <label htmlFor={id} className="mb-1 block">
        {label}
      </label>
      <Input
        id={id}
        name={name}
        type="number"
        inputMode="numeric"
        min={0}
        max={50}
        step={1}
        defaultValue={value ?? ''}
      />
    </div>
  );
}

function Filter({
  label,
  hint,
  children,
}: {
  label: string;
  hint?: string;
  children: (id: string) => ReactNode;
}) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      {children(id)}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-ink-soft text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}
