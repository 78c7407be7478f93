import { parseArgs } from 'node:util';
import postgres from 'postgres';
import sharp from 'sharp';
import { callScheduledWork } from '../../supabase/embedded/launcher/scheduled-work.ts';
import { startSite } from '../../supabase/embedded/launcher/site.ts';
import { stopSignal } from '../../supabase/embedded/launcher/stop-signals.ts';
import { readPlaceStock } from '../../supabase/seed/demo/gazetteer-stock.ts';
import { loadDemonstration } from '../../supabase/seed/load/demonstration.ts';
import { buildSite, chooseSite } from '../support/runner/e2e.ts';
import { root } from '../support/runner/run-program.ts';
import { startTestStack } from '../support/test-stack.ts';
import { Attacker, Score } from './attacker.ts';
import { MailTally } from './mail-tally.ts';
import { passADay } from './pass-a-day.ts';
import { watchProcess } from './watch-process.ts';

const help = `A month of abuse against a site of its own, through its pages alone: what left by email to people who never
asked, what the site's process needed, and which postings stayed.

  npm run rehearse:abuse                             50 accounts on 10 networks, 30 days
  npm run rehearse:abuse -- --accounts 5 --days 2    a quick look`;

const { values } = parseArgs({
  options: {
    accounts: { type: 'string', default: '50' },
    days: { type: 'string', default: '30' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
if (values.help) {
  console.log(help);
  process.exit(0);
}
const days = Number(values.days);
const austin = { lat: 30.27, lng: -97.74 };
/** New York, Los Angeles, Chicago, Houston, Phoenix, Philadelphia, Dallas and Austin. */
const centers = [
  { lat: 40.71, lng: -74.01 },
  { lat: 34.05, lng: -118.24 },
  { lat: 41.88, lng: -87.63 },
  { lat: 29.76, lng: -95.37 },
  { lat: 33.45, lng: -112.07 },
  { lat: 39.95, lng: -75.17 },
  { lat: 32.78, lng: -96.8 },
  austin,
];
const victims = Array.from({ length: 20 }, (_, index) => `victim${index + 1}@corp.test`);

const interruption = stopSignal();
const started: { stop(): void | Promise<void> }[] = [];
try {
  await rehearse();
} finally {
  for (const part of started.reverse()) await part.stop();
}

async function rehearse(): Promise<void> {
  const site = await chooseSite();
  await buildSite(site, interruption);
  const stack = await startTestStack({ siteUrl: site.url, hasPlaces: true });
  started.push(stack);
  const owner = postgres(stack.env.DATABASE_URL ?? '', { max: 1, onnotice: () => {} });
  started.push({ stop: () => owner.end() });
  await loadDemonstration(owner, readPlaceStock(), { jobs: 2000, talents: 3000, force: false });
  const names = new Set(
    (await owner<{ full_name: string }[]>`select full_name from public.job_seeker_profiles`).map(
      (row) => row.full_name,
    ),
  );
  site.release();
  const inherited = Object.entries({ ...process.env, ...stack.env }).filter(
    ([, value]) => value !== undefined,
  );
  const env = { ...Object.fromEntries(inherited), SITE_URL: site.url, NEXT_DIST_DIR: '.next-test' };
  const running = await startSite({
    mode: 'start',
    root,
    host: '127.0.0.1',
    port: site.port,
    env: { ...(env as Record<string, string>), TRUSTED_IP_HEADER: 'x-real-ip' },
  });
  const watch = watchProcess(running.pid, site.url);
  started.push(
    running,
    watch,
    callScheduledWork(site.url, stack.env.CRON_SECRET ?? '', { restMs: 500, busyMs: 200 }),
  );

  const score = new Score();
  const mails = new MailTally(stack.env.MAILBOX_URL ?? '');
  const accounts = Array.from(
    { length: Number(values.accounts) },
    (_, index) => new Attacker(site.url, `account${index + 1}`, 1 + (index % 10), score),
  );
  const logo = await bomb();
  const read = new Set<string>();
  const some = <T>(list: readonly T[], seed: number) => list[seed % list.length] as T;

  for (const account of accounts) if (!interruption.aborted) await account.join(mails);
  for (let day = 1; day <= days && !interruption.aborted; day++) {
    mails.day = day;
    const rounds = day === 1 ? 12 : 1;
    for (const [index, account] of accounts.entries()) {
      if (interruption.aborted) break;
      if (day > 1 && (index + day) % 12 !== 0) continue;
      const seed = index * 31 + day;
      if (day > 1) await account.signIn();
      for (let round = 0; round < rounds; round++) await account.post(some(victims, seed + round));
      await account.post(some(victims, seed), { isCopy: true });
      for (const jobId of (await account.jobs()).slice(0, 3)) {
        await account.applyAs(some(victims, seed + 1), jobId);
        for (let round = 0; round < 3; round++) await account.writeToApplicants(jobId);
      }
      for (const center of centers) await account.readTalents(center, names, read);
      await account.askTalents(austin);
      if (index % 10 === 0) await account.upload(logo);
      const guest = new Attacker(site.url, 'guest', 1 + (index % 10), score);
      await guest.resetPasswordOf(some(victims, seed));
      await guest.registerAs(some(victims, seed));
      await guest.alertFor(some(victims, seed));
      await mails.look();
    }
    await mails.look();
    if (day < days) await passADay(owner);
    console.log(`Day ${day}: ${mails.received.size} emails so far, peak ${watch.peakMegabytes()} MB`);
  }
  const [jobs] = await owner`
    select count(*)::int as made, count(*) filter (where j.status = 'open')::int as open
    from public.jobs j join auth.users u on u.id = j.employer_id where u.email like '%@evil.test'`;
  const [mark] =
    await owner`select count(*)::int as pending from public.outbox where sent_at is null and failed_at is null`;
  report({ score, mails, talents: read.size, known: names.size, jobs, pending: mark?.pending, watch });
}

/** 49 million pixels in about a kilobyte. */
async function bomb(): Promise<File> {
  const side = { width: 7000, height: 7000, channels: 3 as const, background: '#123456' };
  const bytes = await sharp({ create: side }).avif({ effort: 0 }).toBuffer();
  return new File([new Uint8Array(bytes)], 'logo.avif', { type: 'image/avif' });
}

type Outcome = {
  score: Score;
  mails: MailTally;
  talents: number;
  known: number;
  jobs: postgres.Row | undefined;
  pending: number;
  watch: ReturnType<typeof watchProcess>;
};

function report({ score, mails, talents, known, jobs, pending, watch }: Outcome): void {
  console.log('\nWhat was tried, and what the site did:');
  for (const [what, tried] of score.tried) console.log(`  ${what}: ${score.done.get(what) ?? 0} of ${tried}`);
  const unasked = [...mails.received.values()].filter(({ to }) => !to.endsWith('@evil.test'));
  const perDay = new Map<string, number>();
  for (const { to, day } of unasked) perDay.set(`${to} ${day}`, (perDay.get(`${to} ${day}`) ?? 0) + 1);
  console.log('\nEmails to people who never asked:');
  console.log(
    `  ${unasked.length} in all, at most ${Math.max(0, ...perDay.values())} to one address on one day`,
  );
  console.log(
    `  ${unasked.filter(({ isBait }) => isBait).length} with the stranger's link, ${unasked.filter(({ hasFile }) => hasFile).length} with a file of theirs; ${pending} still wait`,
  );
  const subjects = new Map<string, number>();
  for (const { subject } of unasked) {
    const kind = subject.replaceAll(/\d+/g, '#');
    subjects.set(kind, (subjects.get(kind) ?? 0) + 1);
  }
  for (const [subject, count] of [...subjects].sort((a, b) => b[1] - a[1]).slice(0, 12))
    console.log(`    ${count} x ${subject}`);
  console.log(
    `\nPostings: ${jobs?.made} are stored, ${jobs?.open} open at the end (all for longer than a minute).`,
  );
  console.log(`Full names of talents read: ${talents} of ${known}.`);
  console.log(`Site: peak ${watch.peakMegabytes()} MB, slowest health check ${watch.slowestMs()} ms.`);
}
