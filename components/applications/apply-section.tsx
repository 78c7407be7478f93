import { buttonClasses } from '@/components/ui/button-look';
import { ExternalIcon } from '@/components/ui/icons';
import { parts } from '@/doorstep.config';
import type { Job } from '@/lib/jobs/job';
import { longestQuery } from '@/lib/jobs/search-params';
import { cityAndState } from '@/lib/places/address-label';
import { roundCoordinates } from '@/lib/places/place';
import * as routes from '@/lib/routes';
import { applySection as text } from '@/messages/applications/apply';
import { ApplicationForm } from './application-form';
import { DataNotice } from './data-notice';

/** The way to apply: the employer's own site where the job names one (D18), else the form. */
export function ApplySection({
  job,
  asksBirthDate,
}: {
  job: Pick<Job, 'id' | 'title' | 'company' | 'location' | 'applicationUrl' | 'minimumAge'>;
  asksBirthDate: boolean;
}) {
  const { id, title, company, applicationUrl, minimumAge } = job;
  if (applicationUrl)
    return (
      <div>
        <a
          href={routes.leave(id)}
          target="_blank"
          rel="nofollow noopener"
          className={buttonClasses({ size: 'lg', wide: 'phone' })}
        >
          {text.applyForThisJob} <ExternalIcon />
        </a>
        <p className="mt-2 text-ink-soft text-sm">{text.appliesOnOwnSite({ companyName: company.name })}</p>
      </div>
    );
  return (
    <div>
      {minimumAge !== null && <p className="mb-4">{text.youMustBeOrOlder({ minimumAge })}</p>}
      <ApplicationForm
        jobId={id}
        jobTitle={title}
        companyName={company.name}
        alertHref={parts.alerts ? alertFor(job) : null}
        question={asksBirthDate ? 'birth-date' : 'adult'}
        notice={<DataNotice companyName={company.name} asksBirthDate={asksBirthDate} />}
      />
    </div>
  );
}

function alertFor({ title, location: { coordinates, address } }: Pick<Job, 'title' | 'location'>): string {
  const { lat, lng } = roundCoordinates(coordinates);
  return routes.newAlert({
    q: title.slice(0, longestQuery),
    lat,
    lng,
    place: cityAndState(address),
  });
}
