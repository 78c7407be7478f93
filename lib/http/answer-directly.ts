import type { KeptAnswer } from './kept-answers';
import { withScripts } from './script-policy';

/** A whole answer that needs no Next.js, which takes 3 to 5 ms of processor time for a route handler that does nothing. */
export type DirectAnswer = {
  status: number;
  /** By their names in lower case. */
  headers: Readonly<Record<string, string>>;
  body: string;
};

/** A page out of a template, with the policy that lets its inline scripts run. */
export type FilledPage = Omit<DirectAnswer, 'body'> & { body: Buffer; scripts: string };

/** As long as a shared cache may keep a search, and give it once more while it asks anew (D20). */
export const everybodys = 'public, max-age=0, s-maxage=30, stale-while-revalidate=30';

/** All headers of such an answer. `ofAll` are those that every answer of its address has; `isShared`: it depends on no cookie. */
export function headersOfDirect(
  answer: DirectAnswer | FilledPage,
  ofAll: Readonly<Record<string, string>>,
  { isShared }: { isShared: boolean },
): KeptAnswer['headers'] {
  const headers = { ...ofAll, ...answer.headers };
  // What is no page says itself who may keep it, and is the same whoever asks.
  if (!('scripts' in answer)) return headers;
  return {
    ...headers,
    vary: headers.vary ? `${headers.vary}, Cookie` : 'Cookie',
    'cache-control': isShared ? everybodys : 'private, no-cache',
    'content-security-policy': withScripts(headers['content-security-policy'], answer.scripts),
  };
}
