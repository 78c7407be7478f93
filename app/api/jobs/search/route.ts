import { parseJobSearchStrictly } from '@/lib/jobs/search-params';
import { getSearchResponse } from '@/lib/jobs/search-response';

/** The search of /jobs-near-me as JSON, with the same parameters. Invalid parameters are a 400 with a message. */
export async function GET(request: Request): Promise<Response> {
  const parsed = parseJobSearchStrictly(new URL(request.url).searchParams);
  if (parsed.ok) return getSearchResponse(parsed.data);
  return Response.json({ error: parsed.message }, { status: 400, headers: { 'Cache-Control': 'no-store' } });
}
