import { stopMailedAlert } from '@/lib/alerts/unsubscribe';
import { env } from '@/lib/env';
import { isToken } from '@/lib/forms/ids';
import * as routes from '@/lib/routes';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ token: string }> };

/** One-click unsubscribe of mail programs (RFC 8058): pauses the alert. */
export async function POST(_request: Request, { params }: Context): Promise<Response> {
  const { token } = await params;
  const isUnsubscribed = isToken(token) && (await stopMailedAlert(token));
  return textResponse(
    isUnsubscribed ? 200 : 404,
    isUnsubscribed ? 'You’re unsubscribed.\n' : 'This alert no longer exists.\n',
  );
}

/** Opening the link changes nothing (D29); it redirects to the page with a form. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { token } = await params;
  return new Response(null, {
    status: 303,
    headers: {
      Location: env().siteUrl + routes.unsubscribe(token),
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
    },
  });
}

const textResponse = (status: number, body: string) =>
  new Response(body, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
