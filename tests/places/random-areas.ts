export type Corner = readonly [lat: number, lng: number];

/** Units per degree. One unit, a ten-millionth of a degree, is the database's precision. */
const unit = 1e7;
const turn = 360 * unit;

/**
 * Random corners in a box around a center, so that most shapes cross themselves. About half of the shapes have few
 * decimals, so that corners are in line with each other.
 */
export function randomShape(random: () => number, [lat, lng]: Corner, size: number): Corner[] {
  const digits = random() < 0.5 ? 7 : Math.max(1, Math.ceil(-Math.log10(size)) + 1);
  const near = (middle: number) => +(middle + (random() * 2 - 1) * size * 0.4).toFixed(digits);
  return Array.from(
    { length: 3 + Math.floor(random() * 10) },
    (): Corner => [near(lat), wrapLongitude(near(lng))],
  );
}

const wrapLongitude = (lng: number) => +(lng > 180 ? lng - 360 : lng < -180 ? lng + 360 : lng).toFixed(7);

/** Whether a point lies in one of the shapes or on its edge, computed by the winding number in integers. */
export const isInShapes = (point: Corner, shapes: readonly (readonly Corner[])[]): boolean =>
  shapes.some((shape) => {
    const [y, x] = [Math.round(point[0] * unit), Math.round(point[1] * unit)];
    // Corners relative to the point, the short way around the earth.
    const corners = shape.map(([lat, lng]) => {
      const east = Math.round(lng * unit) - x;
      return { x: BigInt(east - turn * Math.round(east / turn)), y: BigInt(Math.round(lat * unit) - y) };
    });
    let turns = 0;
    for (const [index, to] of corners.entries()) {
      const from = corners.at(index - 1) ?? to;
      const side = from.x * to.y - to.x * from.y;
      const haveOppositeSigns = (a: bigint, b: bigint) => (a <= 0n && b >= 0n) || (a >= 0n && b <= 0n);
      if (side === 0n && haveOppositeSigns(from.x, to.x) && haveOppositeSigns(from.y, to.y)) return true;
      if (from.y <= 0n && to.y > 0n && side > 0n) turns++;
      if (from.y > 0n && to.y <= 0n && side < 0n) turns--;
    }
    return turns !== 0;
  });
