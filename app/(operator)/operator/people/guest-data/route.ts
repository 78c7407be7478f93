import { ownDataEntries } from '@/lib/auth/own-data';
import { zipStream } from '@/lib/auth/zip';
import { withBodyLimit } from '@/lib/http/read-body';
import { requireOperator } from '@/lib/operator/access';
import { exportGuest } from '@/lib/operator/people';
import { people as text } from '@/messages/operator/people';

/** What somebody without an account sent and has here. Posted, so that no log has the address. */
export async function POST(request: Request) {
  const { userId } = await requireOperator('administrator');
  const form = await withBodyLimit(request, 10_000)
    .formData()
    .catch(() => null);
  const address = form?.get('address');
  const data = typeof address === 'string' ? await exportGuest(address, userId) : null;
  if (data === null) return new Response(text.nothingOfGuest, { status: 404, headers: noStore });
  return new Response(zipStream(ownDataEntries(data)), {
    headers: {
      ...noStore,
      'Content-Type': 'application/zip',
      'Content-Disposition': 'attachment; filename="data.zip"',
    },
  });
}

const noStore = { 'Cache-Control': 'private, no-store' };
