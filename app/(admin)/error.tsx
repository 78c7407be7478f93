'use client';

import { ErrorMessage } from '@/components/layout/error-message';

export default function AdminError(props: { error: unknown; retry: () => void }) {
  return (
    <div className="page frame">
      <ErrorMessage {...props} />
    </div>
  );
}
