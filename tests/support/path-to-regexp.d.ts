/** How Next.js reads the addresses of rewrites; it comes without types. */
declare module 'next/dist/compiled/path-to-regexp' {
  export function pathToRegexp(source: string, keys: unknown[], options: object): RegExp;
}
