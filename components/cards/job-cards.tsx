'use client';

import { useEffect, useMemo, useRef } from 'react';
import { distanceMarkup } from '@/components/places/distance';
import { useRememberedPlace } from '@/components/places/remember-place';
import type { Exchange } from '@/lib/http/exchange.mjs';
import { distanceKm } from '@/lib/places/place';
import { ageLabel } from '@/lib/text/age-label';
import { jobList as text } from '@/messages/jobs/list';
import { type CardHeading, cardMarkup } from './card-markup';
import type { CardRow } from './card-row';
import { keepPlace } from './keep-place';

/**
 * Jobs as a list. React sets its markup and looks no further: a list of elements would come twice, as HTML and as data three
 * times as large, and be made anew in the browser. Its links are followed by the frame of the site (layout/soft-links). `rows` may
 * be a name: then the HTML alone has them, and the browser keeps what is written there.
 */
export function JobCards({ rows, heading }: { rows: readonly CardRow[] | string; heading: CardHeading }) {
  const list = useRef<HTMLUListElement>(null);
  const place = useRememberedPlace();
  const markup = useMemo(() => {
    const known = typeof rows === 'string' ? fromServer(rows) : rows;
    const cards = known?.map((row) => cardMarkup(row, heading).markup);
    return cards?.join('') ?? written(String(rows));
  }, [rows, heading]);

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
      id={typeof rows === 'string' ? rows : undefined}
      aria-label={text.jobs}
      data-links="soft"
      className="job-list"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the template escapes every value
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

/** What the server component of this page handed past its data (lib/http/exchange.mjs); nothing in the browser. */
const fromServer = (name: string) => {
  const exchanges: Exchanges | undefined = Reflect.get(globalThis, Symbol.for('doorstep.exchange'));
  return exchanges?.getStore()?.handed?.get(name) as readonly CardRow[] | undefined;
};
type Exchanges = { getStore(): Exchange | undefined };

const lists = new Map<string, string>();

/** The list as the page that this browser has loaded says it, also where somebody comes back to that page. */
function written(name: string): string {
  const markup = lists.get(name) ?? document.getElementById(name)?.innerHTML ?? '';
  lists.set(name, markup);
  return markup;
}
