'use client';

import { useEffect, useState } from 'react';
import { ageLabel } from '@/lib/text/age-label';

/**
 * The browser's half of `RelativeTime`: starts with the server's words, so that hydration agrees with the HTML. A client component, which
 * is rendered by both on calendars of their own, has none, and the age comes with hydration.
 */
export function AgeLabel({
  dateTime,
  saidByServer = '',
  className,
}: {
  dateTime: string;
  saidByServer?: string;
  className?: string | undefined;
}) {
  const [label, setLabel] = useState(saidByServer);

  useEffect(() => {
    const recompute = () => setLabel(ageLabel(new Date(dateTime), new Date()));
    recompute();
    // A tab that was left open overnight.
    document.addEventListener('visibilitychange', recompute);
    return () => document.removeEventListener('visibilitychange', recompute);
  }, [dateTime]);

  return (
    <time dateTime={dateTime} className={className}>
      {label}
    </time>
  );
}
