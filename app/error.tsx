'use client';

import { ErrorMessage } from '@/components/layout/error-message';
import { LogoMark } from '@/components/layout/logo-mark';

/** For pages outside of the main layout; those inside have their own, which keeps the frame. */
export default function RootError(props: { error: unknown; retry: () => void }) {
  return (
    <>
      <div className="page py-4">
        <LogoMark className="size-8" />
      </div>
      <main className="page grow">
        <ErrorMessage {...props} />
      </main>
    </>
  );
}
