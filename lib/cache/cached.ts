import 'server-only';
import { unstable_cache } from 'next/cache';

/**
 * The answer of a read that many pages share: kept under its key, which names everything that the read depends on, until one of
 * its tags is refreshed, and for `seconds`.
 */
export const cached = <Answer>(
  key: readonly (string | number | null | undefined)[],
  tags: readonly string[],
  read: () => Promise<Answer>,
  seconds = 60,
): Promise<Answer> =>
  unstable_cache(
    read,
    key.map((part) => String(part ?? '')),
    { tags: [...tags], revalidate: seconds },
  )();
