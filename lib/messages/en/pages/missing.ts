import type { Values } from '@/messages/format';

export const missingPage = {
  pageNotFound: 'Page Not Found',
};

export const notFound = {
  pageNotFound: 'Page Not Found',
};

export const globalError = {
  somethingWentWrong: ({ siteName }: Values<'siteName'>) => `Something went wrong | ${siteName}`,
};

export const notFoundText = {
  goToTheHomePage: 'Go to the home page',
  pageNotFound: 'Page Not Found',
};
