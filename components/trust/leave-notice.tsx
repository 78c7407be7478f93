import { ButtonLink } from '@/components/ui/button';
import { buttonClasses } from '@/components/ui/button-look';
import { ExternalIcon } from '@/components/ui/icons';
import type { Job } from '@/lib/jobs/job';
import * as placeRoutes from '@/lib/place-routes';
import { site } from '@/lib/site';
import { leavePage as text } from '@/messages/trust/leave';

/** Names the host as a browser would reach it, so that letters that only look alike show as what they are. */
export function LeaveNotice({ job, address }: { job: Job; address: string }) {
  const { host } = new URL(address);
  return (
    <div className="page frame">
      <div className="measure">
        <h1 className="break-words text-3xl">{text.youAreLeaving({ name: site.name })}</h1>
        <p className="mt-4 break-words text-lg">
          {text.whoTakesApplications({
            companyName: <bdi>{job.company.name}</bdi>,
            title: <bdi>{job.title}</bdi>,
            host: <strong className="font-semibold">{host}</strong>,
          })}
        </p>
        <p className="mt-4 break-all text-ink-soft text-sm" dir="ltr">
          {address}
        </p>
        <p className="mt-4 text-ink-soft">{text.whatNobodyHonestAsks}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <a
            href={address}
            rel="nofollow ugc noopener"
            className={`${buttonClasses({ wide: 'phone' })} break-all`}
          >
            {text.continueTo({ host })} <ExternalIcon />
          </a>
          <ButtonLink href={placeRoutes.job(job)} variant="secondary">
            {text.backToTheJob}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
