import { directions } from '@/doorstep.config';
import { type Coordinates, roundCoordinates } from './place';

/** How one may go, as far as the operator's map service knows the way. */
export const travelWays = (['walk', 'bike', 'bus', 'car'] as const).filter((way) => directions[way] !== null);

/** The map service's page of the way; without a start it asks for one. Null for a way that it does not know. */
export function directionsUrl(way: string, from: Coordinates | null, to: Coordinates): string | null {
  const known = travelWays.find((each) => each === way);
  const template = known ? directions[known] : null;
  if (template === null) return null;
  return template.replace('{from}', from ? pair(roundCoordinates(from)) : '').replace('{to}', pair(to));
}

const pair = ({ lat, lng }: Coordinates) => encodeURIComponent(`${lat},${lng}`);
