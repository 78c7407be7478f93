import type { Nodes, Values } from '@/messages/format';

export const cookiesBlocked = {
  title: 'Your browser blocks cookies',
};

export const breadcrumbs = {
  breadcrumb: 'Breadcrumb',
};

export const dialog = {
  close: 'Close',
};

export const loadFailed = {
  tryAgain: 'Try again',
  errorReference: ({ children, faultId }: Nodes<'children' | 'faultId'>) => (
    <>
      {children} Error reference: {faultId}
    </>
  ),
};

export const rangeField = {
  sliderOf: ({ label }: Values<'label'>) => `${label}, slider`,
  slider: 'Slider',
};
