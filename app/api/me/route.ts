import { findViewer } from '@/lib/auth/viewer';

/** Who is signed in, for the header's island: `{ viewer: { email, role } | null }`, never cached. */
export async function GET() {
  const viewer = await findViewer();
  return Response.json(
    { viewer: viewer && { email: viewer.email, role: viewer.role } },
    { headers: { 'Cache-Control': 'private, no-store' } },
  );
}
