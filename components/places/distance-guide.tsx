import { distanceGuide as text } from '@/messages/places/location';
import { InChosenUnit } from './in-chosen-unit';

/** What a radius means on the road, in the specification's words; its walk is made true by a sentence of ours (D38). */
export function DistanceGuide({ className }: { className?: string }) {
  return (
    <section aria-labelledby="distance-guide" className={className}>
      <h2 id="distance-guide" className="text-lg">
        {text.distanceGuide}
      </h2>
      <dl className="mt-2 divide-y divide-line border-line border-y">
        {text.distances.map(({ radius, means }) => (
          <div key={radius} className="flex gap-4 py-2">
            <dt className="w-18 shrink-0 font-semibold tabular-nums">
              <InChosenUnit>{radius}</InChosenUnit>
            </dt>
            <dd className="text-ink-soft">{means}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-ink-soft text-sm">
        <InChosenUnit>{text.twentyMinutesOnFootIs}</InChosenUnit>
      </p>
    </section>
  );
}
