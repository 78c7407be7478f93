/** The parser that Next.js uses for rewrites; it has no types. */
declare module 'next/dist/compiled/path-to-regexp' {
  export function pathToRegexp(source: string, keys: unknown[], options: object): RegExp;
}
