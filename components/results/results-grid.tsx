'use client';

import type { ReactNode } from 'react';
import { useListLayout } from './list-layout';

/** Filters, list and map of a page, in the layout that this visitor chose (app/results.css). */
export const ResultsGrid = ({ children }: { children: ReactNode }) => (
  <div className="results-grid" data-layout={useListLayout() ?? undefined}>
    {children}
  </div>
);
