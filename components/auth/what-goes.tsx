import { applicationRetentionDays } from '@/lib/site';

/** What deleting an account takes along and what it cannot: said before, not after. */
export function WhatGoes() {
  return (
    <div className="grid gap-3">
      <p>
        <strong>What goes, at once and for good:</strong> your sign-in; your profile with its CV or logo; what
        you saved and your alerts; if you hire, your company, your job postings with their pages, and the
        applications that people sent for them with their CVs.
      </p>
      <p>
        <strong>What an employer keeps:</strong> an application that you sent, with the CV that came with it,
        because the employer may be deciding on it and may have to account for the decision. It no longer
        points to an account and is erased {applicationRetentionDays} days after the job has ended. If you
        tick the box below, it is withdrawn and erased now instead; what an employer has read or printed by
        then is out of our hands.
      </p>
      <p className="text-ink-soft">Take your data along first: afterwards nobody can bring it back.</p>
    </div>
  );
}
