'use client';

import type { ReactNode } from 'react';
import { AppliedNote } from '@/components/saved/jobs/applied-note';
import { useApplication } from '@/components/saved/jobs/use-application';

/** Shows a visitor who has applied their application instead of a way to apply. */
export const UnlessApplied = ({ jobId, children }: { jobId: string; children: ReactNode }) =>
  useApplication(jobId) ? <AppliedNote jobId={jobId} className="grow" /> : children;
