import type { MessageValues, Nodes } from '@/messages/format';

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
  errorReference: ({ children, errorId }: Nodes<'children' | 'errorId'>) => (
    <>
      {children} Error reference: {errorId}
    </>
  ),
};

export const rangeField = {
  sliderOf: ({ label }: MessageValues<'label'>) => `${label}, slider`,
  slider: 'Slider',
};
