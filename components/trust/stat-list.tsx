export function StatList({
  label,
  entries,
}: {
  label: string;
  entries: readonly { label: string; figure: string }[];
}) {
  return (
    <dl aria-label={label} className="mt-4 flex flex-wrap gap-x-8 gap-y-3">
      {entries.map((entry) => (
        <div key={entry.label} className="flex flex-col-reverse">
          <dt className="text-ink-soft text-sm">{entry.label}</dt>
          <dd className="font-head font-semibold text-xl tabular-nums">{entry.figure}</dd>
        </div>
      ))}
    </dl>
  );
}
