import type { Coordinates } from '@/lib/places/place';

/** What a map shows of a job; every one of them is in the list beside the map too. */
export type MapJob = {
  id: string;
  title: string;
  companyName: string;
  /** The job's canonical address. */
  href: string;
  coordinates: Coordinates;
  /** Great-circle km from the centre of the search; null without one. */
  distanceKm: number | null;
  salaryLabel: string;
  /** Where it is in words, '1300 S Congress Ave, Austin, Texas'. */
  place: string;
};

/** D31: where the background comes from: a `{z}/{x}/{y}` template and the credit that must stay visible. */
export type Tiles = { url: string; attribution: string };
