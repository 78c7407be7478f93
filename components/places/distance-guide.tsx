import { distanceGuide as text } from '@/messages/places/location';
import { DistanceText } from './distance-text';

/** Typical travel per radius, in the specification's words, with our correction of the walking time (D38). */
export function DistanceGuide() {
  return (
    <section aria-labelledby="distance-guide">
      <h2 id="distance-guide" className="text-lg">
        {text.title}
      </h2>
      <dl className="mt-2 divide-y divide-line border-line border-y">
        {text.distances.map(({ radius, travelTime }) => (
          <div key={radius} className="flex gap-4 py-2">
            <dt className="w-18 shrink-0 font-semibold tabular-nums">
              <DistanceText>{radius}</DistanceText>
            </dt>
            <dd className="text-ink-soft">{travelTime}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-ink-soft text-sm">
        <DistanceText>{text.walkingHint}</DistanceText>
      </p>
    </section>
  );
}
