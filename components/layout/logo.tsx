import Link from 'next/link';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { LogoMark } from './logo-mark';

export function LogoLink() {
  return (
    <Link
      href={routes.home()}
      className="inline-flex min-h-11 items-center gap-2 rounded-sm font-head font-semibold text-xl tracking-[-0.02em]"
    >
      <LogoMark className="size-8" />
      {site.name}
    </Link>
  );
}
