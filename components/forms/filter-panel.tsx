import Link from 'next/link';
import type { ReactNode } from 'react';
import { buttonClasses } from '@/components/ui/button-look';
import { FiltersIcon } from '@/components/ui/icons';
import { filterPanel as text } from '@/messages/forms/form';
import { ClosePanel } from './close-panel';
import { FilterForm } from './filter-form';

type FilterPanelProps = {
  /** The form's, for fields that belong to it and stand elsewhere on the page. */
  id?: string;
  /** The page's own path. */
  action: string;
  /** 'Show 42 jobs', and without a number where nobody counts. */
  label: string;
  plainLabel: string;
  /** Said while the results are on their way. */
  pending: string;
  /** How many filters are set. */
  active: number;
  /** The same search without its filters. */
  clearHref: string;
  children: ReactNode;
};

/**
 * The filters: a column on a wide screen, folded on a phone, and in sight on both (app/results.css). It is one `<details>` whose
 * content a wide screen shows anyway, so that there is one form; where a browser cannot do that, it stays foldable.
 */
export function FilterPanel({
  id,
  action,
  label,
  plainLabel,
  pending,
  active,
  clearHref,
  children,
}: FilterPanelProps) {
  return (
    <details className="filter-panel">
      <summary
        className={`${buttonClasses({ variant: 'secondary', size: 'sm' })} filter-button lg:supports-[selector(::details-content)]:hidden`}
      >
        <FiltersIcon /> {text.filters}
        {active > 0 && (
          <span key={active} className="tabular-nums">
            {' '}
            {active} <span className="sr-only">{text.set}</span>
          </span>
        )}
      </summary>
      <FilterForm
        id={id}
        action={action}
        label={label}
        plainLabel={plainLabel}
        pending={pending}
        footer={
          active > 0 && (
            <Link href={clearHref} className="link inline-flex min-h-11 shrink-0 items-center justify-center">
              {text.clearFilters}
            </Link>
          )
        }
        className="space-y-6"
      >
        <div className="panel-head">
          <h2>{text.filters}</h2>
          <ClosePanel />
        </div>
        {children}
      </FilterForm>
    </details>
  );
}
