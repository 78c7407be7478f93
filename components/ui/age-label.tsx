'use client';

import { useEffect, useState } from 'react';
import { ageLabel } from '@/lib/text/age-label';

/**
 * The client part of `RelativeTime`. It starts with the server's label, so that hydration matches the HTML. Client
 * components pass none, because server and browser calendars may differ; their label appears after hydration.
 */
export function AgeLabel({
  dateTime,
  initialLabel = '',
  className,
}: {
  dateTime: string;
  initialLabel?: string;
  className?: string | undefined;
}) {
  const [label, setLabel] = useState(initialLabel);

  useEffect(() => {
    const recompute = () => setLabel(ageLabel(new Date(dateTime), new Date()));
    recompute();
    // For a tab left open overnight.
    document.addEventListener('visibilitychange', recompute);
    return () => document.removeEventListener('visibilitychange', recompute);
  }, [dateTime]);

  return (
    <time dateTime={dateTime} className={className}>
      {label}
    </time>
  );
}
