import { type MessageValues, plural } from '@/messages/format';

export const suggestedWork = {
  openJobsInCategory: ({ name, shown, count }: MessageValues<'name' | 'shown'> & { count: number }) =>
    `${name} (category) · ${plural(count, { one: `${shown} job`, other: `${shown} jobs` })}`,
  openJobs: ({ name, shown, count }: MessageValues<'name' | 'shown'> & { count: number }) =>
    `${name} · ${plural(count, { one: `${shown} job`, other: `${shown} jobs` })}`,
};
