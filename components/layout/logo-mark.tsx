import { classes } from '@/components/ui/classes';

/** A front door with the light on. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={classes('shrink-0', className)}>
      <path className="fill-mark" d="M7 26.5V12a9 9 0 0 1 18 0v14.5z" />
      <path className="fill-accent" d="M11 13.5a5 5 0 0 1 10 0z" />
      <circle className="fill-accent" cx="21" cy="20" r="1.5" />
      <rect className="fill-mark" x="3.5" y="28" width="25" height="2.5" rx="1.25" />
    </svg>
  );
}
