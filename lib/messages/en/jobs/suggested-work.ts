import { plural, type Values } from '@/messages/format';

export const suggestedWork = {
  openJobs: ({ name, shown, count }: Values<'name' | 'shown'> & { count: number }) =>
    `${name} · ${plural(count, { one: `${shown} job`, other: `${shown} jobs` })}`,
};
