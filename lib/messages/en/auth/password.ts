import type { Values } from '@/messages/format';

export const passwordField = {
  hide: 'Hide',
  show: 'Show',
  hideLabel: ({ label }: Values<'label'>) => `Hide ${label}`,
  showLabel: ({ label }: Values<'label'>) => `Show ${label}`,
};
