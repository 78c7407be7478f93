'use client';

import { useEffect, useState } from 'react';
import { InChosenUnit } from '@/components/places/in-chosen-unit';
import { isRecord } from '@/components/places/parse-place';
import * as apiRoutes from '@/lib/api-routes';
import { cityAndState } from '@/lib/places/address-label';
import type { Coordinates } from '@/lib/places/place';
import { nearestJobs as text } from '@/messages/jobs/detail';
import { JobTile } from './job-tile';

type NearJob = { href: string; title: string; company: string; where: string };

/** The nearest open jobs around a point; nothing where there are none. */
export function JobsAround({ center: { lat, lng }, city }: { center: Coordinates; city: string }) {
  const jobs = useJobsAround(lat, lng);
  if (jobs.length === 0) return null;
  return (
    <section aria-labelledby="nearest-jobs" className="mt-12">
      <h2 id="nearest-jobs" className="text-2xl">
        {text.openJobsNear({ city })}
      </h2>
      <ul className="mt-4 grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {jobs.map(({ href, title, company, where }) => (
          <JobTile key={href} href={href} title={title} company={company}>
            <p className="mt-1 text-ink-soft text-sm">
              <InChosenUnit>{where}</InChosenUnit>
            </p>
          </JobTile>
        ))}
      </ul>
    </section>
  );
}

const most = 6;

function useJobsAround(lat: number, lng: number): readonly NearJob[] {
  const [jobs, setJobs] = useState<readonly NearJob[]>([]);
  useEffect(() => {
    const asking = new AbortController();
    fetch(apiRoutes.jobsSearch({ lat, lng, radius: 50, sort: 'distance' }), { signal: asking.signal })
      .then((answer) => answer.json())
      .then((answer: unknown) => setJobs(readJobs(answer)))
      // The page says all that matters without them.
      .catch(() => {});
    return () => asking.abort();
  }, [lat, lng]);
  return jobs;
}

function readJobs(answer: unknown): NearJob[] {
  if (!isRecord(answer) || !Array.isArray(answer.jobs)) return [];
  return answer.jobs.slice(0, most).flatMap((job: unknown): NearJob[] => {
    if (!isRecord(job) || typeof job.href !== 'string') return [];
    const where = [cityAndState({ city: `${job.city}`, state: `${job.state}` }), job.distanceLabel]
      .filter(Boolean)
      .join(' · ');
    return [{ href: job.href, title: String(job.title), company: String(job.companyName), where }];
  });
}
