import { getViewer, type Viewer } from '@/lib/auth/viewer';
import { logError } from '@/lib/log';

const headers = {
  'Content-Type': 'text/css; charset=utf-8',
  'Cache-Control': 'private, no-store',
  // Another site could otherwise detect who is signed in, or the length of their address, from the style's effect.
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/**
 * The stylesheet that adapts the account menu to the viewer on a page without scripts
 * (components/layout/no-script-account-menu.tsx). 503 if the auth service is down.
 */
export async function GET() {
  try {
    return new Response(getMenuStyle(await getViewer()), { headers });
  } catch (error) {
    logError('account menu', error);
    return new Response(null, { status: 503, headers });
  }
}

function getMenuStyle(viewer: Viewer | null): string {
  if (viewer === null) return '.plain-menu { display: none }';
  const otherRole = viewer.role === 'employer' ? 'job_seeker' : 'employer';
  return `header a[href^="/login"], .plain-menu [data-for=${otherRole}] { display: none }
.plain-menu-email::after { content: "${escapeCss(viewer.email)}" }`;
}

/** Escapes characters that could end a CSS string. */
const escapeCss = (text: string) =>
  text.replace(/[^\p{L}\p{N}@.+-]/gu, (character) => `\\${character.codePointAt(0)?.toString(16)} `);
