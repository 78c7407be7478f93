import Link from 'next/link';
import { DistanceText } from '@/components/places/distance-text';
import { formatShortPlaceName } from '@/components/places/place-names';
import { radius } from '@/lib/limits';
import type { PlaceFacts } from '@/lib/listings/place-facts';
import * as placeRoutes from '@/lib/place-routes';
import type { GazetteerPlace } from '@/lib/places/gazetteer-place';
import { placeFacts as text } from '@/messages/listings';
import { locale } from '@/messages/locale';

export function PlaceFactsSection({ facts, place }: { facts: PlaceFacts; place: GazetteerPlace }) {
  const name = formatShortPlaceName(place);
  return (
    <div className="mt-14 grid gap-x-12 gap-y-10 lg:grid-cols-2">
      {facts.pay.length > 0 && (
        <section aria-labelledby="place-pay" className="min-w-0">
          <h2 id="place-pay" className="text-2xl">
            {text.payTitle({ name })}
          </h2>
          <div className="mt-4 overflow-x-auto">
            <table className="w-full text-left tabular-nums">
              <caption className="mb-3 text-left text-ink-soft text-sm">
                <DistanceText>{text.payCaption({ defaultKm: radius.defaultKm })}</DistanceText>
              </caption>
              <thead className="border-line border-b text-ink-soft text-sm">
                <tr>
                  <th scope="col" className="py-2 pr-4 font-medium">
                    {text.kindColumn}
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
                    <td className="py-2 pr-4 font-semibold">{formatDollars(median)}</td>
                    <td className="py-2 pr-4">
                      {formatDollars(low)} – {formatDollars(high)}
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
            {text.employersTitle}
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
                <span className="shrink-0 text-ink-soft text-sm tabular-nums">
                  {text.openCount({ count })}
                </span>
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
    ...(schedules && schedules.count >= 5
      ? [
          text.schedules({
            count: schedules.count,
            evenings: text.includeCount({ count: schedules.evenings }),
            weekends: text.includeCount({ count: schedules.weekends }),
          }),
        ]
      : []),
    ...(replies
      ? [
          text.replyRate({
            applications: replies.applications,
            percent: formatPercent(replies.answered / replies.applications),
          }),
        ]
      : []),
  ];
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="place-hours">
      <h2 id="place-hours" className="text-2xl">
        {text.hoursTitle}
      </h2>
      {lines.map((line) => (
        <p key={line} className="mt-3">
          {line}
        </p>
      ))}
    </section>
  );
}

const formatDollars = (amount: number) => `$${amount.toLocaleString(locale, { minimumFractionDigits: 2 })}`;
const formatPercent = (share: number) => `${Math.round(share * 100)}%`;
