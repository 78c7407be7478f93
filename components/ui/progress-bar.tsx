/** A progress bar; `value` is 0 to 100, or null if unknown. */
export function ProgressBar({ label, value }: { label: string; value: number | null }) {
  return (
    <label className="block cursor-default text-sm">
      <span className="flex justify-between gap-3">
        <span>{label}</span>
        {value !== null && <span className="text-ink-soft tabular-nums">{`${Math.round(value)}%`}</span>}
      </span>
      <progress
        max={100}
        {...(value === null ? {} : { value })}
        className="mt-1 block h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken accent-brand [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-brand"
      />
    </label>
  );
}
