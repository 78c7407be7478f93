import * as routes from '@/lib/routes';

/**
 * Whether a page is for whoever is not signed in. Somebody who resets a password or confirms an address is in the middle of
 * something that needs no session; once it is done, there is nothing there to come back to.
 */
export const isForVisitors = (pathname: string): boolean =>
  [
    routes.login(),
    routes.register(),
    routes.resetPassword(),
    routes.confirmEmail(),
    routes.confirmEmailChange(),
    routes.accountDeleted(),
  ].includes(pathname);
