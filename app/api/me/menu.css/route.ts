import { findViewer, type Viewer } from '@/lib/auth/viewer';
import { logFault } from '@/lib/log';

const headers = {
  'Content-Type': 'text/css; charset=utf-8',
  'Cache-Control': 'private, no-store',
  // Another site's page could tell who is signed in, and how long their address is, by what it looks like there.
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/**
 * Fits the header's menu to the viewer where no script runs (components/layout/plain-account-menu). 503 when the auth service
 * is away: nobody can tell whose menu it is.
 */
export async function GET() {
  try {
    return new Response(styleFor(await findViewer()), { headers });
  } catch (fault) {
    logFault('account menu', fault);
    return new Response(null, { status: 503, headers });
  }
}

function styleFor(viewer: Viewer | null): string {
  if (viewer === null) return '.plain-menu { display: none }';
  const others = viewer.role === 'employer' ? 'job_seeker' : 'employer';
  return `header a[href^="/login"], .plain-menu [data-for=${others}] { display: none }
.plain-menu-email::after { content: "${escaped(viewer.email)}" }`;
}

/** As CSS writes what would end a string: by its number. */
const escaped = (text: string) =>
  text.replace(/[^\p{L}\p{N}@.+-]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `);
