import type { Coordinates } from '@/lib/places/place';

/** What a map shows of a job, all of it from the job's card in the list. */
export type MapJob = {
  id: string;
  title: string;
  /** The job's canonical address. */
  href: string;
  coordinates: Coordinates;
  /** '$23'; null where no pay is listed. */
  payMark: string | null;
  /** Who hires and where, what it pays, how far it is. */
  facts: string[];
};

/** D31: where the background comes from: a `{z}/{x}/{y}` template and the credit that must stay visible. */
export type Tiles = { url: string; attribution: string };
