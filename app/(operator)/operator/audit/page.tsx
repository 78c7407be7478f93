import type { Metadata } from 'next';
import { requireOperator } from '@/lib/operator/access';
import { audit as text } from '@/messages/operator/audit';

export const metadata: Metadata = { title: text.audit };

export default async function AuditPage() {
  await requireOperator();
  return (
    <div className="page frame">
      <h1 className="text-3xl">{text.audit}</h1>
    </div>
  );
}
