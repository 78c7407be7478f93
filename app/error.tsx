'use client';

import { ErrorMessage } from '@/components/layout/error-message';
import { LogoLink } from '@/components/layout/logo';

/** For pages outside of the main layout; those inside have their own, which keeps the frame. */
export default function RootError(props: { error: unknown; retry: () => void }) {
  return (
    <>
      <div className="page py-4">
        <LogoLink />
      </div>
      <main className="page grow">
        <ErrorMessage {...props} />
      </main>
    </>
  );
}
