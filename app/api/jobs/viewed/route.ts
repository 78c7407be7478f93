import { z } from 'zod';
import { BodyTooLargeError, withBodyLimit } from '@/lib/http/read-body';
import { countJobView } from '@/lib/jobs/count-view';
import { logFault } from '@/lib/log';
import { takeLimit } from '@/lib/rate-limits/rate-limits';
import { Refusal } from '@/lib/result';

/** Counts one opening of a job's page: the body is the job's id. No cookie is set, and nothing is kept of who looked. */
export async function POST(request: Request): Promise<Response> {
  try {
    const id = z.guid().safeParse(await withBodyLimit(request, 100).text());
    if (!id.success) return answer(400);
    await takeLimit('view', request.headers);
    await countJobView(id.data);
    return answer(204);
  } catch (thrown) {
    if (thrown instanceof BodyTooLargeError) return answer(413);
    if (thrown instanceof Refusal) return answer(429);
    logFault('count a view', thrown);
    return answer(500);
  }
}

const answer = (status: number) => new Response(null, { status, headers: { 'Cache-Control': 'no-store' } });
