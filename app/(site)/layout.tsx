import type { ReactNode } from 'react';
import { SiteFrame } from '@/components/layout/site-frame';

/** Reads no cookies: the page inside may be cached and shared by all visitors. */
export default function SiteLayout({ children }: { children: ReactNode }) {
  return <SiteFrame>{children}</SiteFrame>;
}
