import { type Coordinates, distanceKm } from './place';

/** What somebody drew on a map (D103): shapes, each by its corners. */
export type Area = readonly (readonly Coordinates[])[];

/** Of all shapes together. */
export const mostCorners = 100;
/** Where a web map ends. */
const mostLat = 85;
const fewestCorners = 3;

/** The first letter of an address's area says how it is written. */
const version = '1';
/** Six bits each; no form and no address writes any of them otherwise. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Five decimals, about a meter. */
const unit = 1e5;

/**
 * An area as an address has it: '1.' and its shapes with dots between them, each a polyline of five decimals as Google encodes them,
 * in letters that an address need not escape.
 */
export const printArea = (area: Area): string => [version, ...area.map(printShape)].join('.');

function printShape(shape: readonly Coordinates[]): string {
  let [lat, lng] = [0, 0];
  return shape
    .map((corner) => {
      const [toLat, toLng] = [Math.round(corner.lat * unit), Math.round(corner.lng * unit)];
      const text = printNumber(toLat - lat) + printNumber(toLng - lng);
      [lat, lng] = [toLat, toLng];
      return text;
    })
    .join('');
}

/** Five bits a letter, the lowest first, and a sixth where more follow; the sign is the lowest of all. */
function printNumber(number: number): string {
  let rest = number < 0 ? -2 * number - 1 : 2 * number;
  let text = '';
  for (; rest >= 32; rest = Math.floor(rest / 32)) text += letters[32 + (rest % 32)];
  return text + letters[rest];
}

/** Why an area makes no sense. */
type AreaProblem = 'unreadable' | 'tooManyCorners' | 'tooLarge';

/** Reads an address's area; `mostKm` is the radius of the circle that it has to fit into. */
export function readArea(text: string, mostKm: number): Area | AreaProblem {
  const [first, ...shapes] = text.split('.');
  if (first !== version || shapes.length === 0) return 'unreadable';
  const area: Coordinates[][] = [];
  for (const each of shapes) {
    const shape = readShape(each);
    if (!shape) return 'unreadable';
    area.push(shape);
  }
  return problemOf(area, mostKm) ?? area;
}

/** Why nobody can search in an area, if so. */
export function problemOf(area: Area, mostKm: number): AreaProblem | null {
  if (area.length === 0 || area.some((shape) => shape.length < fewestCorners)) return 'unreadable';
  if (area.flat().length > mostCorners) return 'tooManyCorners';
  return circleAround(area).radiusKm > mostKm ? 'tooLarge' : null;
}

function readShape(text: string): Coordinates[] | null {
  const numbers = readNumbers(text);
  if (!numbers || numbers.length % 2 === 1) return null;
  const shape: Coordinates[] = [];
  let [lat, lng] = [0, 0];
  for (let index = 0; index < numbers.length; index += 2) {
    lat += numbers[index] ?? 0;
    lng += numbers[index + 1] ?? 0;
    if (Math.abs(lat) > mostLat * unit || Math.abs(lng) > 180 * unit) return null;
    shape.push({ lat: lat / unit, lng: lng / unit });
  }
  return shape;
}

function readNumbers(text: string): number[] | null {
  const numbers: number[] = [];
  let [number, place] = [0, 1];
  for (const letter of text) {
    const bits = letters.indexOf(letter);
    // Twice the earth has 27 bits and a sign.
    if (bits === -1 || place > 32 ** 5) return null;
    number += (bits % 32) * place;
    if (bits >= 32) place *= 32;
    else {
      numbers.push(number % 2 === 1 ? -(number + 1) / 2 : number / 2);
      [number, place] = [0, 1];
    }
  }
  return place === 1 ? numbers : null;
}

/** The circle around an area, as the database's circle_of_areas. */
export function circleAround(area: Area): { center: Coordinates; radiusKm: number } {
  const corners = area.flat();
  const from = corners[0]?.lng ?? 0;
  const lats = corners.map(({ lat }) => lat);
  const lngs = corners.map(({ lng }) => lng + 360 * Math.round((from - lng) / 360));
  const middle = (all: readonly number[]) => (Math.min(...all) + Math.max(...all)) / 2;
  const lng = middle(lngs);
  const center = { lat: middle(lats), lng: lng - 360 * Math.round(lng / 360) };
  return { center, radiusKm: Math.max(...corners.map((corner) => distanceKm(center, corner))) };
}
