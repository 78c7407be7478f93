import { Checkbox } from '@/components/ui/checkbox';
import { type JobType, jobTypeLabel, jobTypes } from '@/lib/work/job-type';

/** The job types that a search wants; none for all. */
export function JobTypeFilter({ legend, chosen }: { legend: string; chosen: readonly JobType[] }) {
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{legend}</legend>
      {jobTypes.map((type) => (
        <Checkbox
          key={type}
          name="type"
          value={type}
          defaultChecked={chosen.includes(type)}
          label={jobTypeLabel(type)}
        />
      ))}
    </fieldset>
  );
}
