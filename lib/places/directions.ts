import { directions } from '@/doorstep.config';
import { type Coordinates, roundCoordinates } from './place';

/** The travel modes that the configured map service supports. */
export const directionsModes = (['walk', 'bike', 'bus', 'car'] as const).filter(
  (mode) => directions[mode] !== null,
);

/**
 * The map service's page for directions; null for an unsupported mode. If `from` is null, the visitor enters the start
 * on that page.
 */
export function directionsUrl(mode: string, from: Coordinates | null, to: Coordinates): string | null {
  const supportedMode = directionsModes.find((candidate) => candidate === mode);
  const template = supportedMode ? directions[supportedMode] : null;
  if (template === null) return null;
  return template
    .replace('{from}', from ? formatPoint(roundCoordinates(from)) : '')
    .replace('{to}', formatPoint(to));
}

const formatPoint = ({ lat, lng }: Coordinates) => encodeURIComponent(`${lat},${lng}`);
