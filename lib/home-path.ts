/**
 * The path of the home page. In a file of its own, because the code of error pages is on every page and needs only this
 * route.
 */
export const homePath = '/';
