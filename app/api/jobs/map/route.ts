import { singleFlight } from '@/lib/cache/single-flight';
import type { DirectAnswer } from '@/lib/http/answer-directly';
import { answerMap, parseMapQuestion } from '@/lib/jobs/map-answer';

/** What a map shows of a search, as JSON: the parameters of /jobs-near-me, what is in view, and the zoom. */
export async function GET(request: Request): Promise<Response> {
  const parsed = parseMapQuestion(new URL(request.url).searchParams);
  if (!parsed.ok)
    return Response.json(
      { error: parsed.message },
      { status: 400, headers: { 'Cache-Control': 'no-store' } },
    );
  const { body, ...rest } = await once(JSON.stringify(parsed.data), () => answerMap(parsed.data));
  return new Response(body, rest);
}

/** A view that many ask for at once is one question. */
const once = singleFlight<DirectAnswer>();
