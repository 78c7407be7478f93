'use client';

import { useEffect, useMemo, useRef } from 'react';
import { distanceMarkup } from '@/components/places/distance';
import { useRememberedPlace } from '@/components/places/remember-place';
import { distanceKm } from '@/lib/places/place';
import { ageLabel } from '@/lib/text/age-label';
import { jobList as text } from '@/messages/jobs/list';
import { type CardHeading, cardsMarkup } from './card-markup';
import type { CardRow } from './card-row';
import { keepPlace } from './keep-place';

type JobCardsProps = {
  /** The id of its element. */
  name: string;
  rows: readonly CardRow[];
  heading: CardHeading;
};

/** Jobs as a list of markup. Its links are followed by the frame of the site (layout/soft-links). */
export function JobCards({ name, rows, heading }: JobCardsProps) {
  const list = useRef<HTMLUListElement>(null);
  const place = useRememberedPlace();
  const markup = useMemo(() => cardsMarkup(rows, heading), [rows, heading]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: new markup has the server's words
  useEffect(() => {
    // What has not changed is not touched: a translation or a selection may be in it.
    const said = new Map<Element, string | null>();
    const sayAges = () => {
      for (const time of list.current?.querySelectorAll('time') ?? []) {
        const age = ageLabel(new Date(time.dateTime), new Date());
        if ((said.get(time) ?? time.textContent) !== age) time.textContent = age;
        said.set(time, age);
      }
    };
    sayAges();
    // A tab that was left open overnight.
    document.addEventListener('visibilitychange', sayAges);
    return () => document.removeEventListener('visibilitychange', sayAges);
  }, [markup]);

  useEffect(() => (list.current ? keepPlace(list.current) : undefined), []);

  // A page around no place is everybody's; how far its jobs are is this visitor's.
  // biome-ignore lint/correctness/useExhaustiveDependencies: new markup has no distances
  useEffect(() => {
    for (const distance of list.current?.querySelectorAll('[data-from-you]') ?? []) {
      const [lat = 0, lng = 0] =
        distance.closest<HTMLElement>('[data-at]')?.dataset.at?.split(',').map(Number) ?? [];
      const markup = place ? distanceMarkup(distanceKm(place.coordinates, { lat, lng })).markup : '';
      if (distance.innerHTML !== markup) distance.innerHTML = markup;
    }
  }, [markup, place]);

  return (
    <ul
      ref={list}
      id={name}
      aria-label={text.jobs}
      data-links="soft"
      className="job-list"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the template escapes every value
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
