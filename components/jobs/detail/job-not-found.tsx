import { ButtonLink } from '@/components/ui/button';
import type { MissingJob } from '@/lib/jobs/missing-job';
import * as placeRoutes from '@/lib/place-routes';
import * as routes from '@/lib/routes';
import { jobNotFound as text } from '@/messages/jobs/detail';
import { NearestJobs } from './nearest-jobs';
import { RefusedApplication } from './refused-application';

const reasonTexts: Record<MissingJob['reason'], { title: string; hint: string }> = {
  'not-found': { title: text.notFound, hint: text.notFoundHint },
  'invalid-address': { title: text.invalidUrl, hint: text.invalidUrlHint },
};

/** The 404 of a job's address (D37): the reason, and the nearest open jobs if a place is known. */
export function JobNotFound({ reason, near }: MissingJob) {
  const { title, hint } = reasonTexts[reason];
  return (
    <div className="page frame">
      <div className="measure">
        <RefusedApplication />
        <h1 className="text-3xl">{text.title}</h1>
        <p className="mt-4 text-ink-soft text-lg">
          <strong className="font-semibold text-ink">{title}</strong> {hint}
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href={routes.search()}>{text.searchLink}</ButtonLink>
          <ButtonLink
            href={near ? placeRoutes.city(near.state, near.city) : routes.home()}
            variant="secondary"
          >
            {near ? text.cityJobsLink({ city: near.city }) : text.homeLink}
          </ButtonLink>
        </div>
      </div>
      <NearestJobs near={near} />
    </div>
  );
}
