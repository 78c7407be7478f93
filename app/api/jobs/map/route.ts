import { answerMap, parseMapQuestion } from '@/lib/jobs/map-answer';

/** What a map shows of a search, as JSON: the parameters of /jobs-near-me, what is in view, and the zoom. */
export async function GET(request: Request): Promise<Response> {
  const parsed = parseMapQuestion(new URL(request.url).searchParams);
  if (parsed.ok) return answerMap(parsed.data);
  return Response.json({ error: parsed.message }, { status: 400, headers: { 'Cache-Control': 'no-store' } });
}
