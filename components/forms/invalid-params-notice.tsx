import { Notice } from '@/components/ui/notice';
import type { SearchProblems } from '@/lib/search-params/search-params-reader';

/** Lists invalid URL parameters above the results, because their field may be hidden or missing. */
export function InvalidParamsNotice({
  problems = {},
  fields = [],
}: {
  problems: SearchProblems | undefined;
  /** Parameters with an always visible field, which shows the error itself. */
  fields?: readonly string[];
}) {
  const others = Object.entries(problems).filter(([name]) => !fields.includes(name));
  if (others.length === 0) return null;
  return (
    <Notice tone="warn">
      {others.map(([name, { message }]) => (
        <p key={name}>{message}</p>
      ))}
    </Notice>
  );
}
