'use client';

import { YourPlace } from '@/components/places/your-place';
import { header as text } from '@/messages/layout';
import { AccountMenu } from './account-menu';
import { HeaderShell } from './header-shell';
import { LogoLink } from './logo';
import { MobileMenu } from './mobile-menu';
import { ViewerNav } from './viewer-nav';

/** A client component, because most parts are, and because the data of a server component would be sent with each page. */
export function Header() {
  return (
    <HeaderShell>
      <div className="page flex items-center gap-2 sm:gap-4">
        <LogoLink />
        <YourPlace />
        <div className="ml-auto flex items-center gap-2 print:hidden">
          <nav aria-label={text.main} className="@max-5xl:hidden">
            <ul className="flex gap-1">
              <ViewerNav />
            </ul>
          </nav>
          <AccountMenu />
          <MobileMenu />
        </div>
      </div>
    </HeaderShell>
  );
}
