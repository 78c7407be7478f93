import { answerSearch } from '@/lib/jobs/search-answer';
import { parseJobSearchStrictly } from '@/lib/jobs/search-params';

/** The search of /jobs-near-me as JSON, with the same parameters; what makes no sense is refused with a sentence. */
export async function GET(request: Request): Promise<Response> {
  const parsed = parseJobSearchStrictly(new URL(request.url).searchParams);
  if (parsed.ok) return answerSearch(parsed.data);
  return Response.json({ error: parsed.message }, { status: 400, headers: { 'Cache-Control': 'no-store' } });
}
