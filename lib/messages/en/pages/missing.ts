import type { Values } from '@/messages/format';

export const missingPage = {
  title: 'Page Not Found',
};

export const notFound = {
  title: 'Page Not Found',
};

export const globalError = {
  title: ({ siteName }: Values<'siteName'>) => `Something went wrong | ${siteName}`,
};

export const notFoundText = {
  homeLink: 'Go to the home page',
  title: 'Page Not Found',
};
