import { intoHtmlAlone } from '@/lib/http/exchange.mjs';
import { type CardHeading, cardsMarkup } from './card-markup';
import { cardRows, type ListedJobs } from './card-rows';
import { JobCards } from './job-cards';
import { listData } from './list-data';

type JobListProps = ListedJobs & {
  /** The id of its element. */
  name?: string;
  /** The level of the jobs' titles, below the list's heading. */
  heading?: CardHeading;
};

export function JobList({ name = 'jobs', heading = 'h3', ...listed }: JobListProps) {
  const isHanded = intoHtmlAlone(name, () => cardsMarkup(cardRows(listed), heading));
  return <JobCards data={isHanded ? name : listData(name, cardRows(listed))} heading={heading} />;
}
