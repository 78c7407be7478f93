import type { ReactNode } from 'react';
import { SiteFrame } from '@/components/layout/site-frame';

/** No cookies are read here: what is inside may be a cached page that everybody shares. */
export default function SiteLayout({ children }: { children: ReactNode }) {
  return <SiteFrame>{children}</SiteFrame>;
}
