import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { StateDirectory } from '@/components/listings/state-directory';
import { stateMetadata } from '@/components/listings/state-metadata';
import { findJobAt } from '@/lib/jobs/find-job';
import { citiesWithJobs } from '@/lib/listings/directory';
import * as placeRoutes from '@/lib/place-routes';
import { findUsState, type UsState } from '@/lib/places/us-states';
import { slugify } from '@/lib/slug';
import { JobPage, metadataOf } from '../job/job-page';

export const revalidate = 60;

/** None at build: each page is rendered on its first visit and kept, refreshed by its tags. */
export function generateStaticParams() {
  return [];
}

type Segments = { place: string };
type Props = { params: Promise<Segments> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { place } = await params;
  const state = stateOf(place);
  if (!state) return metadataOf(await findJobAt([place]));
  // A redirect needs no words.
  return place === slugify(state.name) ? stateMetadata(state, await citiesOf(state)) : {};
}

/** A state's cities, whose name no job can have (D10), or a job by its slug alone. */
export default async function StateOrJobPage({ params }: Props) {
  const { place } = await params;
  const state = stateOf(place);
  if (!state) return <JobPage found={await findJobAt([place])} />;
  if (place !== slugify(state.name)) permanentRedirect(placeRoutes.state(state.name));
  return <StateDirectory state={state} cities={await citiesOf(state)} />;
}

/** A name that is only spelled like a state's ('new%20york') has moved too. */
function stateOf(segment: string): UsState | null {
  try {
    return findUsState(decodeURIComponent(segment));
  } catch {
    return null;
  }
}

const citiesOf = (state: UsState) => citiesWithJobs({ state: slugify(state.name) }, 2000);
