import { requireAdmin } from '@/lib/admin/access';
import { exportGuest } from '@/lib/admin/people';
import { ownDataEntries } from '@/lib/auth/own-data';
import { createZipStream } from '@/lib/auth/zip';
import { withBodyLimit } from '@/lib/http/body-limit';
import { noStoreHeaders } from '@/lib/http/no-store-headers';
import { accountActions as text } from '@/messages/admin/people';

/** Returns the stored data of a person without an account. A POST, so that no log contains the email address. */
export async function POST(request: Request) {
  const { userId } = await requireAdmin('administrator');
  const form = await withBodyLimit(request, 10_000)
    .formData()
    .catch(() => null);
  const address = form?.get('address');
  const data = typeof address === 'string' ? await exportGuest(address, userId) : null;
  if (data === null) return new Response(text.noGuestData, { status: 404, headers: noStoreHeaders });
  return new Response(createZipStream(ownDataEntries(data)), {
    headers: {
      ...noStoreHeaders,
      'Content-Type': 'application/zip',
      'Content-Disposition': 'attachment; filename="data.zip"',
    },
  });
}
