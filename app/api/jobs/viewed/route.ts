import { z } from 'zod';
import { BodyTooLargeError, withBodyLimit } from '@/lib/http/body-limit';
import { recordJobView } from '@/lib/jobs/record-job-view';
import { logError } from '@/lib/log';
import { enforceRateLimit } from '@/lib/rate-limits/rate-limits';
import { UserError } from '@/lib/result';

/** Counts one view of a job's page; the body is the job's id. Sets no cookie and stores nothing about the visitor. */
export async function POST(request: Request): Promise<Response> {
  try {
    const id = z.guid().safeParse(await withBodyLimit(request, 100).text());
    if (!id.success) return emptyResponse(400);
    await enforceRateLimit('view', request.headers);
    await recordJobView(id.data);
    return emptyResponse(204);
  } catch (error) {
    if (error instanceof BodyTooLargeError) return emptyResponse(413);
    if (error instanceof UserError) return emptyResponse(429);
    logError('count a view', error);
    return emptyResponse(500);
  }
}

const emptyResponse = (status: number) =>
  new Response(null, { status, headers: { 'Cache-Control': 'no-store' } });
