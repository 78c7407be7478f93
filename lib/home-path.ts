/**
 * The path of the home page. A separate file, because every page loads the code of the error pages, which need no other
 * route.
 */
export const homePath = '/';
