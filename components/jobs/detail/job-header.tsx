import { FocusHeading } from '@/components/jobs/detail/focus-heading';
import { PinIcon } from '@/components/ui/island-icons';
import type { Job } from '@/lib/jobs/job';
import { addressLine } from '@/lib/places/address-label';
import { detectLanguage } from '@/lib/text/detect-language';
import { CompanyLogo } from '../company-logo';

export function JobHeader({ job }: { job: Job }) {
  return (
    <header className="flex flex-wrap gap-4 sm:gap-5">
      <CompanyLogo company={job.company} size="lg" />
      <div className="min-w-0 grow basis-52">
        <FocusHeading key={job.id} className="break-words text-[length:min(var(--text-3xl),14vw)]/[1.12]">
          <bdi lang={detectLanguage(job.title)}>{job.title}</bdi>
        </FocusHeading>
        <p className="mt-1.5 text-lg">
          <bdi>{job.company.name}</bdi>
        </p>
        <p className="mt-0.5 flex items-start gap-1.5 text-ink-soft">
          <PinIcon className="mt-[0.25em]" />
          {addressLine(job.location.address)}
        </p>
      </div>
    </header>
  );
}
