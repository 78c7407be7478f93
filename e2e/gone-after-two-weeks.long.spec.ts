import { postJob } from './fixtures/posted-job';
import { expect, test } from './fixtures/test';

test('the page of a job responds with 404 two weeks after the job ended, even if it was cached', async ({
  request,
  sql,
}) => {
  test.setTimeout(300_000);
  const job = await postJob(sql);
  const addresses = [job.path, `/${job.slug}`, `/job/${job.id}`];
  for (const address of addresses) expect((await request.get(address)).status()).toBe(200);
  await sql`update public.jobs set expires_at = now() - interval '15 days' where id = ${job.id}`;
  // The cached page is rendered again after a minute (D20).
  for (const address of addresses)
    await expect.poll(async () => (await request.get(address)).status(), { timeout: 90_000 }).toBe(404);
});
