import type { ComponentType, ReactNode } from 'react';
import { BriefcaseIcon, CalendarIcon, ClockIcon, PayIcon, UserIcon } from '@/components/ui/icons';
import { RelativeTime } from '@/components/ui/relative-time';
import { jobTypeLabel } from '@/lib/employment/job-type';
import { type Job, payLabel } from '@/lib/jobs/job';
import { jobFacts as text } from '@/messages/jobs/detail';
import { hoursLabel } from './schedule-days';

/** What people compare jobs by, at a glance. */
export function JobFacts({ job }: { job: Job }) {
  const hours = hoursLabel(job.hoursPerWeek);
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-4 sm:gap-x-8">
      <Fact icon={PayIcon} name={text.pay}>
        {payLabel(job)}
        {job.hasTips && <span className="font-normal text-ink-soft"> {text.plusTips}</span>}
      </Fact>
      <Fact icon={BriefcaseIcon} name={text.jobType}>
        {jobTypeLabel(job.type)}
      </Fact>
      {hours && (
        <Fact icon={ClockIcon} name={text.hours}>
          {hours}
        </Fact>
      )}
      <Fact icon={CalendarIcon} name={text.posted}>
        <RelativeTime date={job.postedAt} />
      </Fact>
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
    <div className="relative min-w-0 pl-8">
      <dt className="text-ink-soft text-sm">
        <Icon className="absolute top-1 left-0 size-5 text-brand" />
        {name}
      </dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
