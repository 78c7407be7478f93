import type { MessageValues } from '@/messages/format';

export const missingPage = {
  title: 'Page Not Found',
};

export const notFound = {
  title: 'Page Not Found',
};

export const globalError = {
  title: ({ siteName }: MessageValues<'siteName'>) => `Something went wrong | ${siteName}`,
};

export const notFoundText = {
  homeLink: 'Go to the home page',
  title: 'Page Not Found',
};
