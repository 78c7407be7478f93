import { singleFlight } from '@/lib/cache/single-flight';
import type { DirectAnswer } from '@/lib/http/answer-directly';
import { answerSearch } from '@/lib/jobs/search-answer';
import { parseJobSearchStrictly } from '@/lib/jobs/search-params';

/**
 * The search of /jobs-near-me as JSON, with the same parameters; what makes no sense is refused with a sentence. Most who ask for
 * a circle are answered in front of Next.js, by the same function (lib/jobs/shared-search.ts).
 */
export async function GET(request: Request): Promise<Response> {
  const parsed = parseJobSearchStrictly(new URL(request.url).searchParams);
  if (!parsed.ok)
    return Response.json(
      { error: parsed.message },
      { status: 400, headers: { 'Cache-Control': 'no-store' } },
    );
  const { body, ...rest } = await once(JSON.stringify(parsed.data), () => answerSearch(parsed.data));
  return new Response(body, rest);
}

/** A search that many ask at once is one, with one answer. */
const once = singleFlight<DirectAnswer>();
