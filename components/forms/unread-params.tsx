import { Notice } from '@/components/ui/notice';
import type { SearchProblems } from '@/lib/search-params/search-params-reader';

/** Says above the results what of the address was not understood; a field may be folded away, or have none. */
export function UnreadParams({
  problems = {},
  fields = [],
}: {
  problems: SearchProblems | undefined;
  /** The parameters whose field, always in view, says it. */
  fields?: readonly string[];
}) {
  const others = Object.entries(problems).filter(([name]) => !fields.includes(name));
  if (others.length === 0) return null;
  return (
    <Notice tone="warn">
      {others.map(([name, { sentence }]) => (
        <p key={name}>{sentence}</p>
      ))}
    </Notice>
  );
}
