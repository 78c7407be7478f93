import 'server-only';
import { signCvLink } from '@/lib/uploads/cv-link';
import { sentCv as text } from '@/messages/applications/sent';

const neverStored = { 'Cache-Control': 'private, no-store' } as const;

/** Leads to a CV by a link of two minutes (D24); 404 for null and for a file that is gone. */
export async function openSentCv(cv: { path: string; filename: string } | null): Promise<Response> {
  const link = cv && (await signCvLink(cv));
  if (!link) return new Response(text.thereIsNoCvHere, { status: 404, headers: neverStored });
  return new Response(null, { status: 303, headers: { ...neverStored, Location: link } });
}
