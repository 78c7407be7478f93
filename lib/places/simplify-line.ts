type Point = { x: number; y: number };

/** The corners of a freehand line (Douglas-Peucker). The tolerance grows until at most `maxPoints` are left. */
export function simplifyLine(line: readonly Point[], tolerance: number, maxPoints: number): Point[] {
  const corners = findCorners(line, tolerance);
  return corners.length <= maxPoints ? corners : simplifyLine(line, tolerance * 1.5, maxPoints);
}

function findCorners(line: readonly Point[], tolerance: number): Point[] {
  const isCorner = line.map((_, index) => index === 0 || index === line.length - 1);
  const parts: [from: number, to: number][] = [[0, line.length - 1]];
  for (let part = parts.pop(); part; part = parts.pop()) {
    const [from, to] = part;
    let [farthest, distance] = [0, tolerance];
    for (let index = from + 1; index < to; index++) {
      const pointDistance = distanceToEdge(line[index] as Point, line[from] as Point, line[to] as Point);
      if (pointDistance > distance) [farthest, distance] = [index, pointDistance];
    }
    if (farthest === 0) continue;
    isCorner[farthest] = true;
    parts.push([from, farthest], [farthest, to]);
  }
  return line.filter((_, index) => isCorner[index]);
}

function distanceToEdge(point: Point, from: Point, to: Point): number {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const length = x * x + y * y;
  const along =
    length === 0 ? 0 : Math.max(0, Math.min(1, ((point.x - from.x) * x + (point.y - from.y) * y) / length));
  return Math.hypot(point.x - from.x - along * x, point.y - from.y - along * y);
}
