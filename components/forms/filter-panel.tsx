import Link from 'next/link';
import type { ReactNode } from 'react';
import { buttonClasses } from '@/components/ui/button-variants';
import { FiltersIcon } from '@/components/ui/icons';
import { filterPanel as text } from '@/messages/forms/form';
import { ClosePanel } from './close-panel';
import { FilterForm } from './filter-form';

type FilterPanelProps = {
  /** The form's id, for fields outside the form element. */
  id?: string;
  /** The page's own path. */
  action: string;
  /** 'Show 42 jobs', or without a number if the count is unknown. */
  label: string;
  noScriptLabel: string;
  /** Shown while the results are loading. */
  pendingLabel: string;
  /** The number of filters that are set. */
  activeCount: number;
  /** The same search without its filters. */
  clearHref: string;
  children: ReactNode;
};

/**
 * The filters: a column on a wide screen, collapsed on a phone (app/results.css). One `<details>` whose content CSS
 * shows on a wide screen, so that there is one form; in browsers without `::details-content` it stays collapsible.
 */
export function FilterPanel({
  id,
  action,
  label,
  noScriptLabel,
  pendingLabel,
  activeCount,
  clearHref,
  children,
}: FilterPanelProps) {
  return (
    <details className="filter-panel">
      <summary
        className={`${buttonClasses({ variant: 'secondary', size: 'sm' })} filter-button lg:supports-[selector(::details-content)]:hidden`}
      >
        <FiltersIcon /> {text.filters}
        {activeCount > 0 && (
          <span key={activeCount} className="tabular-nums">
            {' '}
            {activeCount} <span className="sr-only">{text.set}</span>
          </span>
        )}
      </summary>
      <FilterForm
        id={id}
        action={action}
        label={label}
        noScriptLabel={noScriptLabel}
        pendingLabel={pendingLabel}
        footer={
          activeCount > 0 && (
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
