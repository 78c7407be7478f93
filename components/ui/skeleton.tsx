import { classes } from './classes';

/** A gray placeholder with the size of `className`; the container announces 'Loading'. */
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
