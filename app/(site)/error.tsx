'use client';

import { ErrorMessage } from '@/components/layout/error-message';

export default function SiteError(props: { error: unknown; retry: () => void }) {
  return (
    <div className="page frame">
      <ErrorMessage {...props} />
    </div>
  );
}
