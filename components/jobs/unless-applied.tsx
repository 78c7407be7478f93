'use client';

import type { ReactNode } from 'react';
import { useHasApplied } from '@/components/saved/jobs/use-has-applied';

/** Hides a way to apply from a visitor who has applied. */
export const UnlessApplied = ({ jobId, children }: { jobId: string; children: ReactNode }) =>
  useHasApplied(jobId) ? null : children;
