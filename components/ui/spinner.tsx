import { classes } from './classes';

/** A spinner; pass `label` unless the text beside it describes the progress. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <span role={label ? 'status' : undefined} className="inline-flex">
      <span
        aria-hidden="true"
        className={classes(
          'inline-block size-[1.1em] animate-[spin_0.8s_linear_infinite] rounded-full border-2 border-current border-r-transparent',
          className,
        )}
      />
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
