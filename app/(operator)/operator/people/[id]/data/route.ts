import { notFound } from 'next/navigation';
import { ownDataEntries } from '@/lib/auth/own-data';
import { zipStream } from '@/lib/auth/zip';
import { requireOperator } from '@/lib/operator/access';
import { exportAccount } from '@/lib/operator/people';

/** Everything that is stored about an account, as its owner would get it, for an answer to a privacy request. */
export async function GET(_request: Request, { params }: { params: Promise<{ id: string }> }) {
  const { userId } = await requireOperator('administrator');
  const { id } = await params;
  const data = await exportAccount(id, userId);
  if (data === null) notFound();
  return new Response(zipStream(ownDataEntries(data)), {
    headers: {
      'Cache-Control': 'private, no-store',
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="data-${id}.zip"`,
    },
  });
}
