'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Notice } from '@/components/ui/notice';
import { postJobMessages } from '@/lib/jobs/posting/messages';
import { routes } from '@/lib/routes';
import { delays } from '@/lib/site';

/** It is posted; its page comes by itself after the specified moment (D5). */
export function PostedNotice({ slug }: { slug: string }) {
  const router = useRouter();
  const box = useRef<HTMLDivElement>(null);
  const go = useEffectEvent(() => router.push(routes.jobBySlug(slug)));
  useEffect(() => {
    box.current?.focus();
    const timer = window.setTimeout(() => go(), delays.afterJobPostMs);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <div ref={box} tabIndex={-1} role="status" className="max-w-3xl rounded-md outline-offset-2">
      <Notice tone="good" title={postJobMessages.posted}>
        People nearby can see and find it from now on.{' '}
        <Link href={routes.jobBySlug(slug)} className="link">
          Go to the job’s page
        </Link>
      </Notice>
    </div>
  );
}
