import Link from 'next/link';
import { classes } from '@/components/ui/classes';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';

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

export function LogoLink() {
  return (
    <Link
      href={routes.home()}
      className="inline-flex min-h-11 items-center gap-2 rounded-sm font-bold font-head text-xl tracking-[-0.02em]"
    >
      <LogoMark className="size-8" />
      {site.name}
    </Link>
  );
}
