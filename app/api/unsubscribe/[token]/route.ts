import { stopMailedAlert } from '@/lib/alerts/stop';
import { env } from '@/lib/env';
import { isToken } from '@/lib/forms/ids';
import * as routes from '@/lib/routes';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ token: string }> };

/** The unsubscribe button of a mail program (RFC 8058): pauses the alert, without an account and without a question. */
export async function POST(_request: Request, { params }: Context): Promise<Response> {
  const { token } = await params;
  const isKnown = isToken(token) && (await stopMailedAlert(token));
  return answer(isKnown ? 200 : 404, isKnown ? 'You’re unsubscribed.\n' : 'This alert no longer exists.\n');
}

/** Opening the link changes nothing (D29): the page asks. */
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

const answer = (status: number, body: string) =>
  new Response(body, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
