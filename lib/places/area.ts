import { type Coordinates, distanceKm } from './place';

/** Shapes drawn on a map (D103), each a list of corners. */
export type Area = readonly (readonly Coordinates[])[];

/** The limit for all shapes together. */
export const maxCorners = 100;
/** Web maps end at this latitude. */
const maxLat = 85;
const minCorners = 3;

/** The first character of a formatted area is the version of its format. */
const formatVersion = '1';
/** 64 characters, six bits each, that URLs don't escape. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Five decimals, about a meter. */
const unitsPerDegree = 1e5;

/**
 * An area as a URL parameter: '1.' and its shapes separated by dots. Each shape is a polyline with five decimals in
 * Google's encoding, with a URL-safe alphabet.
 */
export const formatArea = (area: Area): string => [formatVersion, ...area.map(encodeShape)].join('.');

function encodeShape(shape: readonly Coordinates[]): string {
  let previous = { lat: 0, lng: 0 };
  return shape
    .map((corner) => {
      const current = {
        lat: Math.round(corner.lat * unitsPerDegree),
        lng: Math.round(corner.lng * unitsPerDegree),
      };
      const text = encodeNumber(current.lat - previous.lat) + encodeNumber(current.lng - previous.lng);
      previous = current;
      return text;
    })
    .join('');
}

/** The sign is the lowest bit. Five bits per character, lowest first; the sixth bit is set if another one follows. */
function encodeNumber(number: number): string {
  let rest = number < 0 ? -2 * number - 1 : 2 * number;
  let text = '';
  for (; rest >= 32; rest = Math.floor(rest / 32)) text += alphabet[32 + (rest % 32)];
  return text + alphabet[rest];
}

type AreaError = 'unreadable' | 'tooManyCorners' | 'tooLarge';

/** Parses an area from a URL. It has to fit into a circle of `maxRadiusKm`. */
export function parseArea(text: string, maxRadiusKm: number): Area | AreaError {
  const [prefix, ...shapes] = text.split('.');
  if (prefix !== formatVersion || shapes.length === 0) return 'unreadable';
  const area: Coordinates[][] = [];
  for (const shapeText of shapes) {
    const shape = decodeShape(shapeText);
    if (!shape) return 'unreadable';
    area.push(shape);
  }
  return getAreaError(area, maxRadiusKm) ?? area;
}

/** The reason why an area can't be searched; null if it can. */
export function getAreaError(area: Area, maxRadiusKm: number): AreaError | null {
  if (area.length === 0 || area.some((shape) => shape.length < minCorners)) return 'unreadable';
  if (area.flat().length > maxCorners) return 'tooManyCorners';
  return circleAround(area).radiusKm > maxRadiusKm ? 'tooLarge' : null;
}

function decodeShape(text: string): Coordinates[] | null {
  const numbers = decodeNumbers(text);
  if (!numbers || numbers.length % 2 === 1) return null;
  const shape: Coordinates[] = [];
  let [lat, lng] = [0, 0];
  for (let index = 0; index < numbers.length; index += 2) {
    lat += numbers[index] ?? 0;
    lng += numbers[index + 1] ?? 0;
    if (Math.abs(lat) > maxLat * unitsPerDegree || Math.abs(lng) > 180 * unitsPerDegree) return null;
    shape.push({ lat: lat / unitsPerDegree, lng: lng / unitsPerDegree });
  }
  return shape;
}

function decodeNumbers(text: string): number[] | null {
  const numbers: number[] = [];
  let [number, placeValue] = [0, 1];
  for (const letter of text) {
    const bits = alphabet.indexOf(letter);
    // A number has at most six characters: with its sign, 360° in units of five decimals take 27 bits.
    if (bits === -1 || placeValue > 32 ** 5) return null;
    number += (bits % 32) * placeValue;
    if (bits >= 32) placeValue *= 32;
    else {
      numbers.push(number % 2 === 1 ? -(number + 1) / 2 : number / 2);
      [number, placeValue] = [0, 1];
    }
  }
  return placeValue === 1 ? numbers : null;
}

/** The bounding circle of an area, computed like `areas_bounding_circle` in the database. */
export function circleAround(area: Area): { center: Coordinates; radiusKm: number } {
  const corners = area.flat();
  const firstLng = corners[0]?.lng ?? 0;
  const lats = corners.map(({ lat }) => lat);
  const lngs = corners.map(({ lng }) => lng + 360 * Math.round((firstLng - lng) / 360));
  const midpoint = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const lng = midpoint(lngs);
  const center = { lat: midpoint(lats), lng: lng - 360 * Math.round(lng / 360) };
  return { center, radiusKm: Math.max(...corners.map((corner) => distanceKm(center, corner))) };
}
