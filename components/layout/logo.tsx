import Link from 'next/link';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';

/** It takes two lines beside a phone's menu. */
const isLong = site.name.length > 12;

export function LogoLink() {
  return (
    <Link href={routes.home()} className={isLong ? 'logo max-sm:text-base max-sm:leading-tight' : 'logo'}>
      <span className="logo-mark" />
      {site.name}
    </Link>
  );
}
