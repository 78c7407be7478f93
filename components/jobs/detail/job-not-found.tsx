import { ButtonLink } from '@/components/ui/button';
import type { GoneJob } from '@/lib/jobs/gone-job';
import * as placeRoutes from '@/lib/place-routes';
import * as routes from '@/lib/routes';
import { jobNotFound as text } from '@/messages/jobs/detail';
import { NearestJobs } from './nearest-jobs';
import { RefusedApplication } from './refused-application';

const reasons: Record<GoneJob['gone'], { what: string; hint: string }> = {
  'not-found': { what: text.jobNotFound, hint: text.itMayHaveBeenFilled },
  'invalid-address': { what: text.invalidJobUrl, hint: text.partOfTheLinkIs },
};

/** The 404 of an address where a job was or could be (D37): why, and the nearest open ones where a place is known. */
export function JobNotFound({ gone, near }: GoneJob) {
  const { what, hint } = reasons[gone];
  return (
    <div className="page frame">
      <div className="measure">
        <RefusedApplication />
        <h1 className="text-3xl">{text.title}</h1>
        <p className="mt-4 text-ink-soft text-lg">
          <strong className="font-semibold text-ink">{what}</strong> {hint}
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href={routes.search()}>{text.searchAllJobs}</ButtonLink>
          <ButtonLink
            href={near ? placeRoutes.city(near.state, near.city) : routes.home()}
            variant="secondary"
          >
            {near ? text.seeTheJobsIn({ city: near.city }) : text.goToTheHomePage}
          </ButtonLink>
        </div>
      </div>
      <NearestJobs near={near} />
    </div>
  );
}
