'use client';

import { useEffect, useRef } from 'react';
import { Notice } from '@/components/ui/notice';
import type { Submitted } from '@/lib/applications/submit';

/** Stands where the apply button was. It takes the focus, because what had it is gone. */
export function SubmittedNotice({
  outcome,
  companyName,
}: {
  outcome: Submitted['outcome'];
  companyName: string;
}) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1} role="status" className="rounded-md outline-offset-2">
      {outcome === 'received' ? (
        <Notice tone="good" title="Application submitted">
          <p>
            {companyName} has it now and answers you directly. A receipt is on its way to your mail address;
            its private link shows what you sent and lets you withdraw and erase it.
          </p>
        </Notice>
      ) : (
        <Notice tone="info" title="You have already applied for this job">
          <p>
            {companyName} has your first application, so this one was not sent. To send another version,
            withdraw the first with the link in its receipt and apply again.
          </p>
        </Notice>
      )}
    </div>
  );
}
