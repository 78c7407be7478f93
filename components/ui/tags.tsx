import { classes } from './classes';

/**
 * Skills and keywords as a list; `label` names it for screen readers, and tags beyond `limit` are summarized as '+3'.
 */
export function Tags({
  tags,
  label,
  limit = tags.length,
  className,
}: {
  tags: readonly string[];
  label: string;
  limit?: number;
  className?: string;
}) {
  if (tags.length === 0) return null;
  const hidden = tags.length - limit;
  return (
    <ul aria-label={label} className={classes('flex flex-wrap gap-1.5', className)}>
      {tags.slice(0, limit).map((tag) => (
        <li key={tag} className="tag">
          {tag}
        </li>
      ))}
      {hidden > 0 && <li className="px-1 py-0.5 text-ink-soft text-xs">+{hidden}</li>}
    </ul>
  );
}
