'use client';

import type { ReactNode } from 'react';
import { useListLayout } from './list-layout';

/** Filters, list and map in the visitor's layout (app/results.css). */
export const ResultsGrid = ({ children }: { children: ReactNode }) => (
  <div className="results-grid" data-layout={useListLayout() ?? undefined}>
    {children}
  </div>
);
