'use client';

import Link from 'next/link';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { CloseIcon } from '@/components/ui/island-icons';
import type { MapJob } from '@/lib/jobs/map-job';
import { distanceLabel } from '@/lib/places/distance-label';
import { type Coordinates, distanceKm } from '@/lib/places/place';
import { useUnitConverter } from '@/lib/places/unit-choice';
import { jobPopup, cardRow as text } from '@/messages/map/canvas';
import type { JobPoint } from './job-clusters';

export type CardRowState = {
  jobs: readonly MapJob[];
  currentIndex: number;
  tappedPoint: Pick<JobPoint, 'jobs' | 'count'>;
};

/** The listed jobs in order, with the tapped marker's jobs next to each other. */
export function toCardRow(
  listedJobs: readonly MapJob[],
  tappedPoint: CardRowState['tappedPoint'],
): CardRowState {
  const isTapped = ({ id }: MapJob) => tappedPoint.jobs.some((job) => job.id === id);
  const currentIndex = Math.max(0, listedJobs.findIndex(isTapped));
  return {
    jobs: listedJobs.filter((job) => !isTapped(job)).toSpliced(currentIndex, 0, ...tappedPoint.jobs),
    currentIndex,
    tappedPoint,
  };
}

type CardRowProps = {
  row: CardRowState;
  /** The origin of distances; null if unknown. */
  origin: Coordinates | null;
  onIndexChange: (index: number) => void;
  onClose: () => void;
};

/** On a phone: a row of job cards at the bottom of the map, moved by swiping or arrow keys. */
export function CardRow({
  row: { jobs, currentIndex, tappedPoint },
  origin,
  onIndexChange,
  onClose,
}: CardRowProps) {
  const list = useRef<HTMLUListElement>(null);
  const convertUnits = useUnitConverter();

  const focusCard = (index: number) => {
    const card = list.current?.children[index];
    card?.scrollIntoView({ block: 'nearest', inline: 'center' });
    card?.querySelector('a')?.focus({ preventScroll: true });
  };
  const focusCurrentCard = useEffectEvent(() => focusCard(currentIndex));
  // biome-ignore lint/correctness/useExhaustiveDependencies: focuses again when a tapped marker changes the jobs
  useEffect(() => focusCurrentCard(), [jobs]);

  const handleScroll = ({
    currentTarget: { scrollLeft, scrollWidth, clientWidth },
  }: {
    currentTarget: Element;
  }) => {
    const index = Math.round(((jobs.length - 1) * scrollLeft) / Math.max(1, scrollWidth - clientWidth));
    if (index !== currentIndex) onIndexChange(index);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    focusCard(event.key === 'ArrowLeft' ? currentIndex - 1 : currentIndex + 1);
  };

  return (
    <section aria-label={text.regionLabel} className="map-cards" onKeyDown={handleKeyDown}>
      <ul ref={list} onScroll={handleScroll}>
        {jobs.map((job, index) => (
          <li key={job.id} className="job-card">
            <div className="job-card-text">
              <h2>
                <Link href={job.href} prefetch={false} tabIndex={index === currentIndex ? 0 : -1}>
                  <bdi>{job.title}</bdi>
                </Link>
              </h2>
              <p className="job-card-place">{job.facts[0]}</p>
              <p className="job-card-facts">
                <b>{job.facts[1]}</b>
                {origin && (
                  <span className="job-card-distance">
                    {convertUnits(distanceLabel(distanceKm(origin, job.coordinates)))}
                  </span>
                )}
              </p>
              {tappedPoint.count > 1 && tappedPoint.jobs.includes(job) && (
                <p className="job-card-more">{jobPopup.title({ jobsCount: tappedPoint.count })}</p>
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
