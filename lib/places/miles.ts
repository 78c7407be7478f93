const milesPerKm = 0.621371192;

/** Converts a radius to whole miles, at least 1. */
export const radiusInMiles = (km: number): number => Math.max(1, Math.round(km * milesPerKm));

/** Converts a radius to whole kilometers. */
export const radiusInKm = (miles: number): number => Math.round(miles / milesPerKm);

/**
 * Replaces kilometers in a sentence with miles (D106): '1.4 km away' becomes '0.9 mi away', 'within 25 km' becomes
 * 'within 16 mi'. Keeps one decimal; whole numbers stay whole, at least 1.
 */
export const convertKmToMiles = (text: string): string =>
  text.replace(
    /(\d[\d,]*(?:\.\d+)?)(\+?)( to (\d[\d,]*(?:\.\d+)?))?([\s\u00a0])km\b/g,
    (
      _all,
      first: string,
      plus: string,
      _range: string | undefined,
      last: string | undefined,
      space: string,
    ) => `${formatMiles(first)}${plus}${last === undefined ? '' : ` to ${formatMiles(last)}`}${space}mi`,
  );

function formatMiles(kmText: string): string {
  const miles = Number(kmText.replaceAll(',', '')) * milesPerKm;
  if (!kmText.includes('.')) return Math.max(1, Math.round(miles)).toLocaleString('en-US');
  return miles.toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
