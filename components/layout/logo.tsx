import Link from 'next/link';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';

export function LogoLink() {
  return (
    <Link href={routes.home()} className="logo">
      <span className="logo-mark" />
      {site.name}
    </Link>
  );
}
