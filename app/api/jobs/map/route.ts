import { getMapResponse, parseMapRequest } from '@/lib/jobs/map-response';

/** The jobs on a map as JSON; takes the parameters of /jobs-near-me, the visible area and the zoom. */
export async function GET(request: Request): Promise<Response> {
  const parsed = parseMapRequest(new URL(request.url).searchParams);
  if (parsed.ok) return getMapResponse(parsed.data);
  return Response.json({ error: parsed.message }, { status: 400, headers: { 'Cache-Control': 'no-store' } });
}
