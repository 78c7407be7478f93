import { notFound } from 'next/navigation';
import { requireAdmin } from '@/lib/admin/access';
import { exportAccount } from '@/lib/admin/people';
import { ownDataEntries } from '@/lib/auth/own-data';
import { createZipStream } from '@/lib/auth/zip';

/** Returns the file that the account's owner can download, to answer a privacy request. */
export async function GET(_request: Request, { params }: { params: Promise<{ id: string }> }) {
  const { userId } = await requireAdmin('administrator');
  const { id } = await params;
  const data = await exportAccount(id, userId);
  if (data === null) notFound();
  return new Response(createZipStream(ownDataEntries(data)), {
    headers: {
      'Cache-Control': 'private, no-store',
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="data-${id}.zip"`,
    },
  });
}
