'use client';

import Link from 'next/link';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { CloseIcon } from '@/components/ui/island-icons';
import type { MapJob } from '@/lib/jobs/map-job';
import { useInChosenUnit } from '@/lib/places/chosen-unit';
import { distanceLabel } from '@/lib/places/distance-label';
import { type Coordinates, distanceKm } from '@/lib/places/place';
import { jobPopup, cardRow as text } from '@/messages/map/canvas';
import type { Spot } from './job-clusters';

/** A row of jobs, the index of the one whose card is shown, and the mark that was tapped. */
export type RowOfJobs = { jobs: readonly MapJob[]; at: number; tapped: Pick<Spot, 'jobs' | 'count'> };

/** The jobs of the list in its order, with those of the mark that was tapped together. */
export function rowOf(listed: readonly MapJob[], tapped: RowOfJobs['tapped']): RowOfJobs {
  const isTapped = ({ id }: MapJob) => tapped.jobs.some((job) => job.id === id);
  const at = Math.max(0, listed.findIndex(isTapped));
  return { jobs: listed.filter((job) => !isTapped(job)).toSpliced(at, 0, ...tapped.jobs), at, tapped };
}

type CardRowProps = {
  row: RowOfJobs;
  /** What distances are from; null where that is not known. */
  from: Coordinates | null;
  onMove: (at: number) => void;
  onClose: () => void;
};

/** A phone's cards at the foot of the map: the row is pushed, or moved by arrow keys, and a press on a card opens its job. */
export function CardRow({ row: { jobs, at, tapped }, from, onMove, onClose }: CardRowProps) {
  const list = useRef<HTMLUListElement>(null);
  const inChosenUnit = useInChosenUnit();

  const show = (index: number) => {
    const card = list.current?.children[index];
    card?.scrollIntoView({ block: 'nearest', inline: 'center' });
    card?.querySelector('a')?.focus({ preventScroll: true });
  };
  const showFirst = useEffectEvent(() => show(at));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each mark that is tapped has a row of its own
  useEffect(() => showFirst(), [jobs]);

  const followScroll = ({
    currentTarget: { scrollLeft, scrollWidth, clientWidth },
  }: {
    currentTarget: Element;
  }) => {
    const index = Math.round(((jobs.length - 1) * scrollLeft) / Math.max(1, scrollWidth - clientWidth));
    if (index !== at) onMove(index);
  };
  const followKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    show(event.key === 'ArrowLeft' ? at - 1 : at + 1);
  };

  return (
    <section aria-label={text.selectedJob} className="map-cards" onKeyDown={followKey}>
      <ul ref={list} onScroll={followScroll}>
        {jobs.map((job, index) => (
          <li key={job.id} className="job-card">
            <div className="job-card-text">
              <h2>
                <Link href={job.href} prefetch={false} tabIndex={index === at ? 0 : -1}>
                  <bdi>{job.title}</bdi>
                </Link>
              </h2>
              <p className="job-card-place">{job.facts[0]}</p>
              <p className="job-card-facts">
                <b>{job.facts[1]}</b>
                {from && (
                  <span className="job-card-distance">
                    {inChosenUnit(distanceLabel(distanceKm(from, job.coordinates)))}
                  </span>
                )}
              </p>
              {tapped.count > 1 && tapped.jobs.includes(job) && (
                <p className="job-card-more">{jobPopup.jobsAtThisAddress({ jobsCount: tapped.count })}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
      <button type="button" aria-label={text.close} onClick={onClose} className="map-control">
        <CloseIcon />
      </button>
    </section>
  );
}
