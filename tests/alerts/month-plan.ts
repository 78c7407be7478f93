import { distanceKm } from '@/lib/places/place';
import { seededRandom } from '../jobs/random';

const monthStart = Date.UTC(2027, 2, 1);
/** The month includes both changes to daylight saving time: March 14 in the United States, March 28 in Europe. */
export const monthEnd = Date.UTC(2027, 3, 4);
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

const requestLeadMs = 8 * hourMs;
export const firstRequestAt = monthStart - requestLeadMs;

type Point = { lat: number; lng: number };
export type Frequency = 'instant' | 'daily' | 'weekly';

export type PlannedAlert = {
  /** The address of a guest, who has only this alert. */
  address: string;
  words: string | null;
  /** The words with corrected spelling. */
  intendedWords: readonly string[];
  types: readonly string[];
  minPay: number | null;
  point: Point;
  radiusKm: number;
  frequency: Frequency;
  hour: number;
  weekday: number;
  zone: string;
};

export type PlannedJob = {
  id: string;
  title: string;
  type: string;
  pay: number | null;
  point: Point;
};

export type MonthEvent = { at: number } & (
  | { type: 'request'; alert: PlannedAlert }
  | { type: 'confirm'; alert: PlannedAlert }
  | { type: 'pause'; alert: PlannedAlert }
  | { type: 'resume'; alert: PlannedAlert }
  | { type: 'change-frequency'; alert: PlannedAlert; frequency: Frequency }
  | { type: 'post-job'; job: PlannedJob; expiresAt: number }
  | { type: 'pause-job' | 'close-job' | 'open-job'; job: PlannedJob }
  | { type: 'renew-job'; job: PlannedJob; expiresAt: number }
);

const cities: readonly Point[] = [
  { lat: 40.71, lng: -74.0 },
  { lat: 30.27, lng: -97.74 },
  { lat: 37.77, lng: -122.42 },
  { lat: 52.52, lng: 13.4 },
];
const zones = [
  'America/New_York',
  'America/Chicago',
  'America/Los_Angeles',
  'America/Phoenix',
  'Europe/Berlin',
  'Asia/Kolkata',
];
const roles = ['barista', 'welder', 'nurse', 'cashier', 'gardener', 'electrician'];
const adjectives = ['senior', 'night', 'junior', 'weekend'];
const types = ['full-time', 'part-time', 'contract'];

type Plan = { alerts: PlannedAlert[]; jobs: PlannedJob[]; events: MonthEvent[] };

/** Plans a month of alerts and jobs with their changes, generated from a seed. */
export function planMonth({
  alerts: alertCount,
  jobs: jobCount,
  seed,
}: Record<'alerts' | 'jobs' | 'seed', number>): Plan {
  const random = seededRandom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const between = (low: number, high: number) => low + random() * (high - low);
  const createId = () => {
    const hex = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
  };
  const randomPoint = ({ lat, lng }: Point, maxKm: number): Point => {
    const [angle, km] = [between(0, 2 * Math.PI), maxKm * Math.sqrt(random())];
    return {
      lat: lat + (km * Math.sin(angle)) / 111.19,
      lng: lng + (km * Math.cos(angle)) / (111.19 * Math.cos((lat * Math.PI) / 180)),
    };
  };
  const events: MonthEvent[] = [];

  const alerts = Array.from({ length: alertCount }, (_, index): PlannedAlert => {
    const role = pick(roles);
    const [words, correctedWords] = pick<[string | null, string[]]>([
      [null, []],
      [role, [role]],
      [`${pick(adjectives)} ${role}`, []],
      role === 'barista' ? ['baristta', ['barista']] : [role.toUpperCase(), [role]],
    ]);
    return {
      address: `month-${index}@example.com`,
      words,
      intendedWords: correctedWords.length > 0 ? correctedWords : (words?.split(' ') ?? []),
      types: random() < 0.3 ? [pick(types), pick(types)] : [],
      minPay: random() < 0.3 ? Math.round(between(14, 24)) : null,
      point: randomPoint(pick(cities), 15),
      // Small enough that a mail has at most 20 matches, because it lists no more.
      radiusKm: pick(words === null ? [5, 10] : [5, 10, 10, 25]),
      frequency: pick(['instant', 'instant', 'daily', 'weekly']),
      // The hour that daylight saving skips, the default hour, or any hour.
      hour: pick([2, 8, 8, Math.floor(random() * 24)]),
      weekday: 1 + Math.floor(random() * 7),
      zone: pick(zones),
    };
  });
  for (const alert of alerts) {
    const at = random() < 0.7 ? monthStart : between(monthStart, monthEnd - 5 * dayMs);
    // Requested so long before that the confirmation mail arrives even after an outage.
    events.push({ at: at - requestLeadMs, type: 'request', alert }, { at, type: 'confirm', alert });
    if (random() < 0.2) {
      const pausedAt = between(at, monthEnd - dayMs);
      events.push({ at: pausedAt, type: 'pause', alert });
      if (random() < 0.7) events.push({ at: between(pausedAt, monthEnd), type: 'resume', alert });
    } else if (random() < 0.08) {
      const frequency = alert.frequency === 'instant' ? 'daily' : 'instant';
      events.push({ at: between(at, monthEnd - dayMs), type: 'change-frequency', alert, frequency });
    }
  }

  const jobs = Array.from(
    { length: jobCount },
    (): PlannedJob => ({
      id: createId(),
      title: random() < 0.5 ? pick(roles) : `${pick(adjectives)} ${pick(roles)}`,
      type: pick(types),
      pay: random() < 0.8 ? Math.round(between(12, 30)) : null,
      point: randomPoint(pick(cities), 40),
    }),
  );
  for (const job of jobs) {
    const at = between(monthStart, monthEnd);
    const [lifetime, change] = [random(), random()];
    const isRenewed = change >= 0.45 && change < 0.5;
    // Jobs that are renewed later expire early, so that they open again within the month.
    const expiresAt = at + hourMs + lifetime * ((isRenewed ? 2 : 25) * dayMs - hourMs);
    events.push({ at, type: 'post-job', job, expiresAt });
    const changedAt = at + between(0, random() < 0.3 ? 20 * minuteMs : 4 * dayMs);
    if (change < 0.25) events.push({ at: changedAt, type: 'close-job', job });
    else if (change < 0.45) {
      events.push({ at: changedAt, type: 'pause-job', job });
      if (random() < 0.7)
        events.push({ at: changedAt + between(minuteMs, 3 * dayMs), type: 'open-job', job });
    } else if (isRenewed) {
      const renewedAt = expiresAt + between(minuteMs, 10 * dayMs);
      events.push({ at: renewedAt, type: 'renew-job', job, expiresAt: renewedAt + 10 * dayMs });
    }
  }
  return {
    alerts,
    jobs,
    events: events.filter(({ at }) => at < monthEnd).sort((a, b) => a.at - b.at),
  };
}

export function isMatch(alert: PlannedAlert, job: PlannedJob): boolean {
  const title = job.title.split(' ');
  return (
    distanceKm(alert.point, job.point) <= alert.radiusKm &&
    (alert.types.length === 0 || alert.types.includes(job.type)) &&
    (alert.minPay === null || (job.pay !== null && job.pay >= alert.minPay)) &&
    alert.intendedWords.every((word) => title.includes(word.toLowerCase()))
  );
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** The local time of a zone, as if it were UTC. */
function toLocalTime(zone: string, at: number): number {
  let formatter = formatters.get(zone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
    formatters.set(zone, formatter);
  }
  const part = Object.fromEntries(
    formatter.formatToParts(at).map(({ type, value }) => [type, Number(value)]),
  );
  return Date.UTC(part.year ?? 0, (part.month ?? 1) - 1, part.day, part.hour, part.minute);
}

const instants = new Map<string, number>();

/** The instant of a local hour: an hour later if daylight saving skips it, its second occurrence if it is repeated. */
function toInstant(zone: string, day: number, hour: number): number {
  const key = `${zone} ${day} ${hour}`;
  const cached = instants.get(key);
  if (cached !== undefined) return cached;
  const localTime = day + hour * hourMs;
  const offsets = [localTime - dayMs, localTime + dayMs].map((at) => toLocalTime(zone, at) - at);
  const exact = offsets
    .map((offset) => localTime - offset)
    .filter((at) => toLocalTime(zone, at) === localTime);
  const instant = exact.length > 0 ? Math.max(...exact) : toInstant(zone, day, hour + 1);
  instants.set(key, instant);
  return instant;
}

/** The next due time of an alert's digest, strictly after `after`; null for an instant alert. */
export function getNextDueAt(alert: PlannedAlert, frequency: Frequency, after: number): number | null {
  if (frequency === 'instant') return null;
  const today = Math.floor(toLocalTime(alert.zone, after) / dayMs) * dayMs;
  for (let day = today; ; day += dayMs) {
    const isoWeekday = new Date(day).getUTCDay() || 7;
    if (frequency === 'weekly' && isoWeekday !== alert.weekday) continue;
    const due = toInstant(alert.zone, day, alert.hour);
    if (due > after) return due;
  }
}
