import type { ComponentType, ReactNode } from 'react';
import { BriefcaseIcon, CalendarIcon, ClockIcon, UserIcon } from '@/components/ui/icons';
import { LocalDay } from '@/components/ui/local-day';
import { RelativeTime } from '@/components/ui/relative-time';
import { jobTypeLabel } from '@/lib/employment/job-type';
import type { Job } from '@/lib/jobs/job';
import { startLabel } from '@/lib/jobs/job-start';
import { hoursLabel } from '@/lib/jobs/working-week';
import { jobFacts as text } from '@/messages/jobs/detail';

export function JobFacts({ job }: { job: Job }) {
  const hours = hoursLabel(job.hoursPerWeek);
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      <Fact icon={BriefcaseIcon} name={text.jobType}>
        {jobTypeLabel(job.type)}
      </Fact>
      {hours && (
        <Fact icon={ClockIcon} name={text.hours}>
          {hours}
        </Fact>
      )}
      {job.start !== null && (
        <Fact icon={CalendarIcon} name={text.start}>
          {startLabel(job.start)}
        </Fact>
      )}
      <Fact icon={CalendarIcon} name={text.posted}>
        <RelativeTime date={job.postedAt} />
      </Fact>
      {job.state === 'open' && (
        <Fact icon={CalendarIcon} name={text.closes}>
          <LocalDay date={job.expiresAt} />
        </Fact>
      )}
      {job.minimumAge !== null && (
        <Fact icon={UserIcon} name={text.minimumAge}>
          {job.minimumAge}
        </Fact>
      )}
    </dl>
  );
}

function Fact({
  icon: Icon,
  name,
  children,
}: {
  icon: ComponentType<{ className?: string }>;
  name: string;
  children: ReactNode;
}) {
  return (
    <div className="relative min-w-0 pl-7">
      <dt className="text-ink-soft text-sm">
        <Icon className="absolute top-1 left-0 text-brand" />
        {name}
      </dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
