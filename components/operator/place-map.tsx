import { type PlaceNumbers, weightOf } from '@/lib/operator/numbers';
import { numbers as text } from '@/messages/operator/numbers';

const width = 600;
const height = 360;
const margin = 40;
const named = 8;

/** The places as dots, as large as what happened there: the part of the world that they are in, drawn on the server. */
export function PlaceMap({ places }: { places: readonly PlaceNumbers[] }) {
  const [most] = places;
  if (!most) return null;
  const project = projection(places);
  const size = (place: PlaceNumbers) => 4 + 18 * Math.sqrt(weightOf(place) / weightOf(most));
  return (
    <svg
      role="img"
      aria-label={text.mapOf({ count: places.length })}
      viewBox={`0 0 ${width} ${height}`}
      className="w-full rounded-lg border border-line bg-sunken"
    >
      {places.map((place) => {
        const { x, y } = project(place);
        return (
          <circle
            key={`${place.lat} ${place.lng}`}
            cx={x}
            cy={y}
            r={size(place)}
            className="fill-brand stroke-surface"
            fillOpacity={0.7}
          />
        );
      })}
      {places.slice(0, named).map((place) => {
        const { x, y } = project(place);
        return (
          <text
            key={`${place.lat} ${place.lng}`}
            x={x}
            y={y - size(place) - 3}
            textAnchor="middle"
            fontSize={13}
            className="fill-ink"
          >
            {place.city}
          </text>
        );
      })}
    </svg>
  );
}

/** Fits all places in, with a degree of longitude as long as it is there, and never nearer than half a degree. */
function projection(places: readonly PlaceNumbers[]) {
  const lats = places.map(({ lat }) => lat);
  const lngs = places.map(({ lng }) => lng);
  const middle = { lat: middleOf(lats), lng: middleOf(lngs) };
  const shrink = Math.cos((middle.lat * Math.PI) / 180);
  const scale = Math.min(
    (width - 2 * margin) / Math.max(0.5, spanOf(lngs) * shrink),
    (height - 2 * margin) / Math.max(0.5, spanOf(lats)),
  );
  return ({ lat, lng }: { lat: number; lng: number }) => ({
    x: Math.round(width / 2 + (lng - middle.lng) * shrink * scale),
    y: Math.round(height / 2 - (lat - middle.lat) * scale),
  });
}

const middleOf = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
const spanOf = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
