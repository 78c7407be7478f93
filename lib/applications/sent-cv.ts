import 'server-only';
import { noStoreHeaders } from '@/lib/http/no-store-headers';
import { createCvLink } from '@/lib/uploads/cv-link';
import { sentCv as text } from '@/messages/applications/sent';

/** Redirects to a link to the CV that is valid for two minutes (D24); 404 for null or a deleted file. */
export async function redirectToCv(cv: { path: string; filename: string } | null): Promise<Response> {
  const link = cv && (await createCvLink(cv));
  if (!link) return new Response(text.notFound, { status: 404, headers: noStoreHeaders });
  return new Response(null, { status: 303, headers: { ...noStoreHeaders, Location: link } });
}
