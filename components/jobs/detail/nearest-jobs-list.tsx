'use client';

import { useEffect, useState } from 'react';
import { DistanceText } from '@/components/places/distance-text';
import { isRecord } from '@/components/places/parse-place';
import * as apiRoutes from '@/lib/api-routes';
import { cityAndState } from '@/lib/places/address-label';
import type { Coordinates } from '@/lib/places/place';
import { nearestJobs as text } from '@/messages/jobs/detail';
import { JobTile } from './job-tile';

type NearestJob = { href: string; title: string; company: string; where: string };

export function NearestJobsList({ center: { lat, lng }, city }: { center: Coordinates; city: string }) {
  const jobs = useNearestJobs(lat, lng);
  if (jobs.length === 0) return null;
  return (
    <section aria-labelledby="nearest-jobs" className="mt-12">
      <h2 id="nearest-jobs" className="text-2xl">
        {text.title({ city })}
      </h2>
      <ul className="mt-4 grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {jobs.map(({ href, title, company, where }) => (
          <JobTile key={href} href={href} title={title} company={company}>
            <p className="mt-1 text-ink-soft text-sm">
              <DistanceText>{where}</DistanceText>
            </p>
          </JobTile>
        ))}
      </ul>
    </section>
  );
}

const maxJobs = 6;

function useNearestJobs(lat: number, lng: number): readonly NearestJob[] {
  const [jobs, setJobs] = useState<readonly NearestJob[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    fetch(apiRoutes.jobsSearch({ lat, lng, radius: 50, sort: 'distance' }), { signal: controller.signal })
      .then((response) => response.json())
      .then((json: unknown) => setJobs(parseJobs(json)))
      // The list is optional.
      .catch(() => {});
    return () => controller.abort();
  }, [lat, lng]);
  return jobs;
}

function parseJobs(json: unknown): NearestJob[] {
  if (!isRecord(json) || !Array.isArray(json.jobs)) return [];
  return json.jobs.slice(0, maxJobs).flatMap((job: unknown): NearestJob[] => {
    if (!isRecord(job) || typeof job.href !== 'string') return [];
    const where = [cityAndState({ city: `${job.city}`, state: `${job.state}` }), job.distanceLabel]
      .filter(Boolean)
      .join(' · ');
    return [{ href: job.href, title: String(job.title), company: String(job.companyName), where }];
  });
}
