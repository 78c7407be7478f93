import { classes } from './classes';

/** A grey stand-in of the size that `className` gives; the container says 'Loading' once. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'block animate-[breathe_1.6s_ease-in-out_infinite] rounded-sm bg-line',
        className ?? 'h-4 w-full',
      )}
    />
  );
}
