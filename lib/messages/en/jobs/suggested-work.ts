import { type MessageValues, plural } from '@/messages/format';

/** `shown` is a count as it is displayed, such as '1,000+'. The plain number chooses the plural form. */
export const suggestedWork = {
  openJobsInCategory: ({ name, shown, count }: MessageValues<'name' | 'shown'> & { count: number }) =>
    `${name} (category) · ${plural(count, { one: `${shown} job`, other: `${shown} jobs` })}`,
  openJobs: ({ name, shown, count }: MessageValues<'name' | 'shown'> & { count: number }) =>
    `${name} · ${plural(count, { one: `${shown} job`, other: `${shown} jobs` })}`,
};
