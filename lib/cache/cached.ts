import 'server-only';
import { unstable_cache } from 'next/cache';

/**
 * Caches the result of `load` for `seconds`, or until one of its tags expires. The key must contain everything that the
 * result depends on.
 */
export const cached = <Result>(
  key: readonly (string | number | null | undefined)[],
  tags: readonly string[],
  load: () => Promise<Result>,
  seconds = 60,
): Promise<Result> =>
  unstable_cache(
    load,
    key.map((part) => String(part ?? '')),
    { tags: [...tags], revalidate: seconds },
  )();
