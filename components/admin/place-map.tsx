import { countActivity, type PlaceNumbers } from '@/lib/admin/numbers';
import { numbers as text } from '@/messages/admin/numbers';

const width = 600;
const height = 360;
const margin = 40;
const maxLabels = 8;

/** A map of the places as dots sized by activity, rendered on the server. */
export function PlaceMap({ places }: { places: readonly PlaceNumbers[] }) {
  const [busiest] = places;
  if (!busiest) return null;
  const project = createProjection(places);
  const size = (place: PlaceNumbers) => 4 + 18 * Math.sqrt(countActivity(place) / countActivity(busiest));
  return (
    <svg
      role="img"
      aria-label={text.mapLabel({ count: places.length })}
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
      {places.slice(0, maxLabels).map((place) => {
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

/**
 * Returns a function that converts coordinates to the map's pixels. The map shows all places and spans at least half a
 * degree.
 */
function createProjection(places: readonly PlaceNumbers[]) {
  const lats = places.map(({ lat }) => lat);
  const lngs = places.map(({ lng }) => lng);
  const middle = { lat: getMidpoint(lats), lng: getMidpoint(lngs) };
  const longitudeScale = Math.cos((middle.lat * Math.PI) / 180);
  const scale = Math.min(
    (width - 2 * margin) / Math.max(0.5, getSpan(lngs) * longitudeScale),
    (height - 2 * margin) / Math.max(0.5, getSpan(lats)),
  );
  return ({ lat, lng }: { lat: number; lng: number }) => ({
    x: Math.round(width / 2 + (lng - middle.lng) * longitudeScale * scale),
    y: Math.round(height / 2 - (lat - middle.lat) * scale),
  });
}

const getMidpoint = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
const getSpan = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
