import { distanceKm } from '@/lib/places/place';
import { seededRandom } from '../jobs/random';

/** A month of people, jobs and clocks, drawn from one seed: what happens when, and what a person would expect of it. */

export const monthStart = Date.UTC(2027, 2, 1);
/** Both changes to summer time are in it: 14 March in the United States, 28 March in Europe. */
export const monthEnd = Date.UTC(2027, 3, 4);
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

const askedBeforeMs = 8 * hourMs;
/** When the clock begins. */
export const firstAskedAt = monthStart - askedBeforeMs;

type Point = { lat: number; lng: number };
export type Frequency = 'instant' | 'daily' | 'weekly';

export type PlannedAlert = {
  /** Of one guest, who has no other. */
  address: string;
  words: string | null;
  /** What the words mean: a misspelt one is what it was meant to be. */
  meant: readonly string[];
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

export type Happening = { at: number } & (
  | { what: 'ask'; alert: PlannedAlert }
  | { what: 'confirm'; alert: PlannedAlert }
  | { what: 'pause'; alert: PlannedAlert }
  | { what: 'resume'; alert: PlannedAlert }
  | { what: 'switch'; alert: PlannedAlert; to: Frequency }
  | { what: 'post'; job: PlannedJob; expiresAt: number }
  | { what: 'job-pause' | 'job-close' | 'job-open'; job: PlannedJob }
  | { what: 'renew'; job: PlannedJob; expiresAt: number }
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
const kinds = ['senior', 'night', 'junior', 'weekend'];
const types = ['full-time', 'part-time', 'contract'];

export type Plan = { alerts: PlannedAlert[]; jobs: PlannedJob[]; happenings: Happening[] };

/** The same month for the same seed. */
export function planMonth({
  alerts: alertCount,
  jobs: jobCount,
  seed,
}: Record<'alerts' | 'jobs' | 'seed', number>): Plan {
  const random = seededRandom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const between = (low: number, high: number) => low + random() * (high - low);
  const id = () => {
    const hex = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
  };
  const around = ({ lat, lng }: Point, km: number): Point => {
    const [angle, reach] = [between(0, 2 * Math.PI), km * Math.sqrt(random())];
    return {
      lat: lat + (reach * Math.sin(angle)) / 111.19,
      lng: lng + (reach * Math.cos(angle)) / (111.19 * Math.cos((lat * Math.PI) / 180)),
    };
  };
  const happenings: Happening[] = [];

  const alerts = Array.from({ length: alertCount }, (_, index): PlannedAlert => {
    const role = pick(roles);
    const [words, meant] = pick<[string | null, string[]]>([
      [null, []],
      [role, [role]],
      [`${pick(kinds)} ${role}`, []],
      role === 'barista' ? ['baristta', ['barista']] : [role.toUpperCase(), [role]],
    ]);
    return {
      address: `month-${index}@example.com`,
      words,
      meant: meant.length > 0 ? meant : (words?.split(' ') ?? []),
      types: random() < 0.3 ? [pick(types), pick(types)] : [],
      minPay: random() < 0.3 ? Math.round(between(14, 24)) : null,
      point: around(pick(cities), 15),
      // A mail lists 20 jobs: more than that would be told in a number alone.
      radiusKm: pick(words === null ? [5, 10] : [5, 10, 10, 25]),
      frequency: pick(['instant', 'instant', 'daily', 'weekly']),
      // The hour that the clocks skip, the usual one, or any.
      hour: pick([2, 8, 8, Math.floor(random() * 24)]),
      weekday: 1 + Math.floor(random() * 7),
      zone: pick(zones),
    };
  });
  for (const alert of alerts) {
    const at = random() < 0.7 ? monthStart : between(monthStart, monthEnd - 5 * dayMs);
    // The mail with the link has come by then, also when the scheduler was away.
    happenings.push({ at: at - askedBeforeMs, what: 'ask', alert }, { at, what: 'confirm', alert });
    if (random() < 0.2) {
      const pausedAt = between(at, monthEnd - dayMs);
      happenings.push({ at: pausedAt, what: 'pause', alert });
      if (random() < 0.7) happenings.push({ at: between(pausedAt, monthEnd), what: 'resume', alert });
    } else if (random() < 0.08) {
      const to = alert.frequency === 'instant' ? 'daily' : 'instant';
      happenings.push({ at: between(at, monthEnd - dayMs), what: 'switch', alert, to });
    }
  }

  const jobs = Array.from(
    { length: jobCount },
    (): PlannedJob => ({
      id: id(),
      title: random() < 0.5 ? pick(roles) : `${pick(kinds)} ${pick(roles)}`,
      type: pick(types),
      pay: random() < 0.8 ? Math.round(between(12, 30)) : null,
      point: around(pick(cities), 40),
    }),
  );
  for (const job of jobs) {
    const at = between(monthStart, monthEnd);
    const [life, fate] = [random(), random()];
    const isRenewed = fate >= 0.45 && fate < 0.5;
    // Renewed ones live shortly at first: their second life is to begin within the month.
    const expiresAt = at + hourMs + life * ((isRenewed ? 2 : 25) * dayMs - hourMs);
    happenings.push({ at, what: 'post', job, expiresAt });
    const soon = at + between(0, random() < 0.3 ? 20 * minuteMs : 4 * dayMs);
    if (fate < 0.25) happenings.push({ at: soon, what: 'job-close', job });
    else if (fate < 0.45) {
      happenings.push({ at: soon, what: 'job-pause', job });
      if (random() < 0.7) happenings.push({ at: soon + between(minuteMs, 3 * dayMs), what: 'job-open', job });
    } else if (isRenewed) {
      const renewedAt = expiresAt + between(minuteMs, 10 * dayMs);
      happenings.push({ at: renewedAt, what: 'renew', job, expiresAt: renewedAt + 10 * dayMs });
    }
  }
  return {
    alerts,
    jobs,
    happenings: happenings.filter(({ at }) => at < monthEnd).sort((one, other) => one.at - other.at),
  };
}

/** Whether somebody who asked for this would want to hear of that. */
export function isWanted(alert: PlannedAlert, job: PlannedJob): boolean {
  const title = job.title.split(' ');
  return (
    distanceKm(alert.point, job.point) <= alert.radiusKm &&
    (alert.types.length === 0 || alert.types.includes(job.type)) &&
    (alert.minPay === null || (job.pay !== null && job.pay >= alert.minPay)) &&
    alert.meant.every((word) => title.includes(word.toLowerCase()))
  );
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** What the clocks of a zone show at a moment, as if it were UTC. */
export function shownAt(zone: string, at: number): number {
  let clock = clocks.get(zone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
    clocks.set(zone, clock);
  }
  const part = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  return Date.UTC(part.year ?? 0, (part.month ?? 1) - 1, part.day, part.hour, part.minute);
}

const moments = new Map<string, number>();

/** The moment at which the clocks show an hour of a day: an hour on where they skip it, the second where they show it twice. */
function momentOf(zone: string, day: number, hour: number): number {
  const key = `${zone} ${day} ${hour}`;
  const known = moments.get(key);
  if (known !== undefined) return known;
  const wanted = day + hour * hourMs;
  const offsets = [wanted - dayMs, wanted + dayMs].map((near) => shownAt(zone, near) - near);
  const exact = offsets.map((offset) => wanted - offset).filter((at) => shownAt(zone, at) === wanted);
  const moment = exact.length > 0 ? Math.max(...exact) : momentOf(zone, day, hour + 1);
  moments.set(key, moment);
  return moment;
}

/** When an alert's digest is due next, strictly after a moment; null for an instant one. */
export function dueAfter(alert: PlannedAlert, frequency: Frequency, after: number): number | null {
  if (frequency === 'instant') return null;
  const today = Math.floor(shownAt(alert.zone, after) / dayMs) * dayMs;
  for (let day = today; ; day += dayMs) {
    const isoWeekday = new Date(day).getUTCDay() || 7;
    if (frequency === 'weekly' && isoWeekday !== alert.weekday) continue;
    const due = momentOf(alert.zone, day, alert.hour);
    if (due > after) return due;
  }
}
