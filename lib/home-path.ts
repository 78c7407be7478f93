/** The address of the home page, apart from the other routes: the error pages' code is on every page and needs this one alone. */
export const homePath = '/';
