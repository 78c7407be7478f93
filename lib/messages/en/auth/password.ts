import type { MessageValues } from '@/messages/format';

export const passwordField = {
  hide: 'Hide',
  show: 'Show',
  hideLabel: ({ label }: MessageValues<'label'>) => `Hide ${label}`,
  showLabel: ({ label }: MessageValues<'label'>) => `Show ${label}`,
};
