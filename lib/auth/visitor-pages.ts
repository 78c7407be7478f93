import * as routes from '@/lib/routes';

/** Returns whether a page needs no session and isn't a page to return to after signing in. */
export const isVisitorPage = (pathname: string): boolean =>
  [
    routes.login(),
    routes.register(),
    routes.resetPassword(),
    routes.confirmEmail(),
    routes.confirmEmailChange(),
    routes.accountDeleted(),
  ].includes(pathname);
