import type { Metadata } from 'next';
import Link from 'next/link';
import { DayFigures, DayTable } from '@/components/admin/day-figures';
import { PlaceMap } from '@/components/admin/place-map';
import { ScrollingTable } from '@/components/admin/scrolling-table';
import { Notice } from '@/components/ui/notice';
import { requireAdmin } from '@/lib/admin/access';
import { getDailyNumbers, subtractDays, toUtcDay } from '@/lib/admin/numbers';
import { isDay } from '@/lib/forms/day';
import * as routes from '@/lib/routes';
import { numbers as text } from '@/messages/admin/numbers';
import { number } from '@/messages/format';

export const metadata: Metadata = { title: text.numbers };

type Props = { searchParams: Promise<{ day?: string | string[] }> };

export default async function NumbersPage({ searchParams }: Props) {
  await requireAdmin();
  const requestedDay = (await searchParams).day;
  const today = toUtcDay(Date.now());
  const isValidDay = typeof requestedDay === 'string' && isDay(requestedDay) && requestedDay <= today;
  const day = isValidDay ? requestedDay : today;
  const { days, places, emptySearches } = await getDailyNumbers(day);
  const listedPlaces = places.slice(0, 20);
  return (
    <div className="page frame">
      <h1 className="text-3xl">{text.numbers}</h1>
      {requestedDay !== undefined && !isValidDay && <Notice tone="warn">{text.invalidDay}</Notice>}
      <p className="mt-2 flex flex-wrap items-baseline gap-x-4">
        <Link href={routes.admin.numbers(subtractDays(day, 1))} className="link">
          {text.dayBefore}
        </Link>
        <strong className="tabular-nums">{day}</strong>
        {day < today && (
          <Link href={routes.admin.numbers(subtractDays(day, -1))} className="link">
            {text.dayAfter}
          </Link>
        )}
      </p>
      <p className="mt-1 text-ink-soft text-sm">{text.utcHint}</p>
      {days.at(-1)?.numbers === null && <Notice className="mt-4">{text.notCounted}</Notice>}
      <DayFigures days={days} />
      <DayTable days={days} />

      <h2 className="mt-10 text-xl">{text.placesTitle}</h2>
      {listedPlaces.length === 0 ? (
        <p className="mt-2">{text.noPlaces}</p>
      ) : (
        <div className="mt-3 grid grid-cols-1 gap-6 lg:grid-cols-2">
          <PlaceMap places={places} />
          <ScrollingTable label={text.placesTitle}>
            <thead>
              <tr>
                <th scope="col" className="p-2 text-left">
                  {text.place}
                </th>
                {[text.measures.postings, text.measures.applications, text.measures.empty_searches].map(
                  (measure) => (
                    <th key={measure} scope="col" className="p-2 text-right font-normal">
                      {measure}
                    </th>
                  ),
                )}
              </tr>
            </thead>
            <tbody>
              {listedPlaces.map((place) => (
                <tr key={`${place.lat} ${place.lng}`} className="border-line border-t">
                  <th scope="row" className="p-2 text-left font-normal">
                    {place.city}, {place.state}
                  </th>
                  <td className="p-2 text-right">{number(place.postings)}</td>
                  <td className="p-2 text-right">{number(place.applications)}</td>
                  <td className="p-2 text-right">{number(place.empty_searches)}</td>
                </tr>
              ))}
            </tbody>
          </ScrollingTable>
        </div>
      )}

      <h2 className="mt-10 text-xl">{text.emptySearchesTitle}</h2>
      <p className="mt-1 text-ink-soft text-sm">{text.emptySearchesHint}</p>
      {emptySearches.length === 0 ? (
        <p className="mt-2">{text.noEmptySearches}</p>
      ) : (
        <ScrollingTable label={text.emptySearchesTitle}>
          <thead>
            <tr>
              {[text.words, text.place].map((label) => (
                <th key={label} scope="col" className="p-2 text-left">
                  {label}
                </th>
              ))}
              <th scope="col" className="p-2 text-right">
                {text.searches}
              </th>
            </tr>
          </thead>
          <tbody>
            {emptySearches.map(({ words, city, state, searches }) => (
              <tr key={`${words}/${state}/${city}`} className="border-line border-t">
                <th scope="row" className="p-2 text-left font-normal">
                  {words || text.noWords}
                </th>
                <td className="p-2">{city ? `${city}, ${state}` : text.anywhere}</td>
                <td className="p-2 text-right">{number(searches)}</td>
              </tr>
            ))}
          </tbody>
        </ScrollingTable>
      )}
    </div>
  );
}
