import Link from 'next/link';
import * as routes from '@/lib/routes';
import { site } from '@/lib/site';

/** A long name takes two lines beside a phone's menu. */
const logoLook = site.name.length > 12 ? 'logo max-sm:text-base max-sm:leading-tight' : 'logo';

export function LogoLink() {
  return (
    <Link href={routes.home()} className={logoLook}>
      <span className="logo-mark" />
      {/* In large letters the mark alone, so that the menu stays on the screen. */}
      <span className="@max-[17rem]:sr-only">{site.name}</span>
    </Link>
  );
}
