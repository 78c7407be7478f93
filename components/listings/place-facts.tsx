import Link from 'next/link';
import { InChosenUnit } from '@/components/places/in-chosen-unit';
import { shortNameOf } from '@/components/places/place-names';
import { radius } from '@/lib/limits';
import type { PlaceFacts } from '@/lib/listings/place-facts';
import * as placeRoutes from '@/lib/place-routes';
import type { KnownPlace } from '@/lib/places/known-place';
import { placeFacts as text } from '@/messages/listings';
import { locale } from '@/messages/locale';

/** What the open jobs around a place pay, and who hires: counted, never estimated. */
export function PlaceFactsSection({ facts, known }: { facts: PlaceFacts; known: KnownPlace }) {
  const name = shortNameOf(known);
  return (
    <div className="mt-14 grid gap-x-12 gap-y-10 lg:grid-cols-2">
      {facts.pay.length > 0 && (
        <section aria-labelledby="place-pay" className="min-w-0">
          <h2 id="place-pay" className="text-2xl">
            {text.whatJobsInPay({ name })}
          </h2>
          <div className="mt-4 overflow-x-auto">
            <table className="w-full text-left tabular-nums">
              <caption className="mb-3 text-left text-ink-soft text-sm">
                <InChosenUnit>{text.usDollarsPerHourFrom({ defaultKm: radius.defaultKm })}</InChosenUnit>
              </caption>
              <thead className="border-line border-b text-ink-soft text-sm">
                <tr>
                  <th scope="col" className="py-2 pr-4 font-medium">
                    {text.kind}
                  </th>
                  <th scope="col" className="py-2 pr-4 font-medium">
                    {text.median}
                  </th>
                  <th scope="col" className="py-2 pr-4 font-medium">
                    {text.range}
                  </th>
                  <th scope="col" className="py-2 font-medium">
                    {text.jobs}
                  </th>
                </tr>
              </thead>
              <tbody>
                {facts.pay.map(({ industry, median, low, high, count }) => (
                  <tr key={industry} className="border-line border-b">
                    <th scope="row" className="py-2 pr-4 font-medium">
                      {industry}
                    </th>
                    <td className="py-2 pr-4 font-semibold">{dollars(median)}</td>
                    <td className="py-2 pr-4">
                      {dollars(low)} – {dollars(high)}
                    </td>
                    <td className="py-2">{count.toLocaleString(locale)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </section>
      )}
      {facts.employers.length > 0 && (
        <section aria-labelledby="place-employers">
          <h2 id="place-employers" className="text-2xl">
            {text.whosHiringMost}
          </h2>
          <ul className="mt-4 divide-y divide-line">
            {facts.employers.map(({ name: company, city, state, count }) => (
              <li key={company} className="flex items-baseline justify-between gap-4 py-2">
                <Link
                  href={placeRoutes.employer(state, city, company)}
                  prefetch={false}
                  className="link min-w-0"
                >
                  {company}
                </Link>
                <span className="shrink-0 text-ink-soft text-sm tabular-nums">{text.open({ count })}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <HoursAndReplies facts={facts} />
    </div>
  );
}

function HoursAndReplies({ facts: { schedules, replies } }: { facts: PlaceFacts }) {
  const lines = [
    ...(schedules && schedules.told >= 5
      ? [
          text.schedules({
            told: schedules.told,
            evenings: text.include({ count: schedules.evenings }),
            weekends: text.include({ count: schedules.weekends }),
          }),
        ]
      : []),
    ...(replies
      ? [
          text.ofApplicationsOlderThanA({
            applications: replies.applications,
            percent: percent(replies.answered / replies.applications),
          }),
        ]
      : []),
  ];
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="place-hours">
      <h2 id="place-hours" className="text-2xl">
        {text.hoursAndReplies}
      </h2>
      {lines.map((line) => (
        <p key={line} className="mt-3">
          {line}
        </p>
      ))}
    </section>
  );
}

const dollars = (amount: number) => `$${amount.toLocaleString(locale, { minimumFractionDigits: 2 })}`;
const percent = (share: number) => `${Math.round(share * 100)}%`;
