/** The home page's path. In a separate file, because the error pages' code is on every page and needs no other route. */
export const homePath = '/';
