import * as routes from '@/lib/routes';

/**
 * Returns whether a page is for signed-out visitors. Resetting a password and confirming an address need no session and
 * aren't worth returning to.
 */
export const isVisitorPage = (pathname: string): boolean =>
  [
    routes.login(),
    routes.register(),
    routes.resetPassword(),
    routes.confirmEmail(),
    routes.confirmEmailChange(),
    routes.accountDeleted(),
  ].includes(pathname);
