import { ButtonLink } from '@/components/ui/button';
import { buttonClasses } from '@/components/ui/button-variants';
import { ExternalIcon } from '@/components/ui/icons';
import type { Job } from '@/lib/jobs/job';
import * as placeRoutes from '@/lib/place-routes';
import { site } from '@/lib/site';
import { externalLinkPage as text } from '@/messages/trust/leave';

/** Shows the host in its ASCII form (Punycode), so that look-alike letters can't hide another domain. */
export function ExternalLinkNotice({ job, address }: { job: Job; address: string }) {
  const { host } = new URL(address);
  return (
    <div className="page frame">
      <div className="measure">
        <h1 className="break-words text-3xl">{text.heading({ name: site.name })}</h1>
        <p className="mt-4 break-words text-lg">
          {text.text({
            companyName: <bdi>{job.company.name}</bdi>,
            title: <bdi>{job.title}</bdi>,
            host: <strong className="font-semibold">{host}</strong>,
          })}
        </p>
        <p className="mt-4 break-all text-ink-soft text-sm" dir="ltr">
          {address}
        </p>
        <p className="mt-4 text-ink-soft">{text.scamWarning}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <a
            href={address}
            rel="nofollow ugc noopener"
            className={`${buttonClasses({ wide: 'phone' })} break-all`}
          >
            {text.continueLink({ host })} <ExternalIcon />
          </a>
          <ButtonLink href={placeRoutes.job(job)} variant="secondary">
            {text.backLink}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
