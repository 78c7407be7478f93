const milesPerKm = 0.621371192;

/** Whole miles of a radius, 1 at least. */
export const milesOfRadius = (km: number): number => Math.max(1, Math.round(km * milesPerKm));

/** The whole kilometers that a radius in miles stands for. */
export const kmOfRadius = (miles: number): number => Math.round(miles / milesPerKm);

/**
 * A sentence of ours with its kilometers as miles (D106): '1.4 km away' is '0.9 mi away', 'within 25 km' is 'within 16 mi'. A
 * decimal stays one; whole kilometers become whole miles, 1 at least.
 */
export const inMiles = (sentence: string, unit = 'mi'): string =>
  sentence.replace(
    /(\d[\d,]*(?:\.\d+)?)(\+?)( to (\d[\d,]*(?:\.\d+)?))?([\s\u00a0])km\b/g,
    (
      _all,
      first: string,
      plus: string,
      _range: string | undefined,
      last: string | undefined,
      space: string,
    ) => `${toMiles(first)}${plus}${last === undefined ? '' : ` to ${toMiles(last)}`}${space}${unit}`,
  );

function toMiles(written: string): string {
  const miles = Number(written.replaceAll(',', '')) * milesPerKm;
  if (!written.includes('.')) return Math.max(1, Math.round(miles)).toLocaleString('en-US');
  return miles.toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
