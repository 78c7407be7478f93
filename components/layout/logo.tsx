import Link from 'next/link';
import * as routes from '@/lib/routes';
import { site } from '@/lib/site';

/** A long name takes two lines beside the menu on a phone. */
const logoClasses = site.name.length > 12 ? 'logo max-sm:text-base max-sm:leading-tight' : 'logo';

export function LogoLink() {
  return (
    <Link href={routes.home()} className={logoClasses}>
      <span className="logo-mark" />
      {/* With large letters only the mark, so that the menu stays on the screen. */}
      <span className="@max-[17rem]:sr-only">{site.name}</span>
    </Link>
  );
}
