import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { StateDirectory } from '@/components/listings/state-directory';
import { toStateMetadata } from '@/components/listings/state-metadata';
import { getJobByAddress } from '@/lib/jobs/get-job';
import { listCitiesWithJobs } from '@/lib/listings/directory';
import * as placeRoutes from '@/lib/place-routes';
import { findUsState, type UsState } from '@/lib/places/us-states';
import { slugify } from '@/lib/slug';
import { getJobPageMetadata, JobPage } from '../job/job-page';

export const revalidate = 60;

/** Prerenders nothing: each page is rendered on its first visit and cached. */
export const generateStaticParams = () => [];

type Segments = { place: string };
type Props = { params: Promise<Segments> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { place } = await params;
  const state = parseState(place);
  if (!state) return getJobPageMetadata(await getJobByAddress([place]));
  // A redirect needs no metadata.
  return place === slugify(state.name) ? toStateMetadata(state, await listCitiesOf(state)) : {};
}

/** A state's cities, or a job by its slug alone. No job can have a state's name as its slug (D10). */
export default async function StateOrJobPage({ params }: Props) {
  const { place } = await params;
  const state = parseState(place);
  if (!state) return <JobPage lookup={await getJobByAddress([place])} />;
  if (place !== slugify(state.name)) permanentRedirect(placeRoutes.state(state.name));
  return <StateDirectory state={state} cities={await listCitiesOf(state)} />;
}

/** Accepts other forms of a state's name too, such as 'new%20york', which redirects to the slug. */
function parseState(segment: string): UsState | null {
  try {
    return findUsState(decodeURIComponent(segment));
  } catch {
    return null;
  }
}

const listCitiesOf = (state: UsState) => listCitiesWithJobs({ state: slugify(state.name) }, 2000);
