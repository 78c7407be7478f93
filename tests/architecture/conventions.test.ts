import { expect, test } from 'vitest';
import { begins, filesBelow, type Source, sources } from './sources.ts';

test('process.env is read in lib/env.ts alone', () => {
  // Next.js loads the cache handler as it is, and it can't import TypeScript.
  const readers = ['lib/env.ts', 'lib/cache/tag-times.mjs'];
  expectNone(
    sources.filter(({ file, text }) => !readers.includes(file) && /\bprocess\.env\b/.test(text)),
    'Add the variable to the schema in lib/env.ts, so that a missing one is a clear sentence at start.',
  );
});

test('internal addresses are built by lib/*routes.ts', () => {
  const byHand =
    /\b(?:href|action|formAction)=\{?\s*["'`]\/(?!\/)|\bhref:\s*["'`]\/(?!\/)|\b(?:fetch|redirect|permanentRedirect|router\.(?:push|replace|prefetch))\(\s*["'`]\/(?!\/)/;
  expectNone(
    sources.filter(({ file, text }) => !/^lib\/(\w+-)?routes\.ts$/.test(file) && byHand.test(text)),
    'Use (or add) an entry of lib/routes.ts, or of the two beside it: a page can then move without a hunt for links.',
  );
});

test('no file of app, components or lib is longer than 330 lines', () => {
  expectNone(
    // A catalogue is a list: as long as what its room says.
    sources.filter(({ file, lines }) => lines > 330 && !file.startsWith('lib/messages/')),
    'A file is one idea: name the second idea and give it a file of its own.',
  );
});

test('queries say that they run on the server, and actions that they are called from afar', () => {
  expectNone(
    sources.filter(
      (source) =>
        (/^lib\/.+\/queries\.ts$/.test(source.file) &&
          !source.imports.some(({ to }) => to === 'server-only')) ||
        (/^lib\/.+\/actions\.ts$/.test(source.file) && !begins(source, 'use server')),
    ),
    "queries.ts begins with import 'server-only', actions.ts with 'use server'.",
  );
});

test('a header of a table says whether it heads a row or a column', () => {
  expectNone(
    sources.filter(({ text }) => /<th(?![^>]*\sscope=)[\s>]/.test(text)),
    'Add scope="col" or scope="row": a screen reader says the header with each cell.',
  );
});

test('a status that takes the focus has a name', () => {
  const unnamed =
    /<\w+(?=[^>]*\stabIndex=\{-1\})(?=[^>]*\srole="status")(?![^>]*\saria-label(?:ledby)?=)[^>]*>/;
  expectNone(
    sources.filter(({ text }) => unnamed.test(text)),
    'Add its sentence as aria-label: a screen reader says the name of what gets the focus, and a region that comes with its text may say nothing.',
  );
});

test('what only a page without scripts shows is hidden until a browser says that it runs none', () => {
  expectNone(
    sources.filter(({ text }) => /\bnot-noscript:/.test(text)),
    'Write "hidden noscript:block": a browser that cannot tell whether scripts run leaves both conditions out.',
  );
});

test('no folder is a drawer for anything', () => {
  const drawers = ['app', 'components', 'lib']
    .flatMap(filesBelow)
    .filter((file) => /\/(services|hooks|types|utils|helpers|common|misc)\//.test(file));
  expect(drawers, 'Name the idea and put it into its room.').toEqual([]);
});

test('the client with the secret key is held by these files', () => {
  const holding = sources
    .filter(({ imports }) => imports.some(({ to }) => to === 'lib/supabase/admin'))
    .map(({ file }) => file);
  const advice =
    'Ask as the viewer (viewerClient) or as a visitor (publicClient): the policies are the authority. What really does what no person may do is added here, and what no longer does is taken out.';
  expect(holding.sort(), advice).toEqual(holders);
});

/** Each does what no person may do: it counts limits, keeps files, writes emails, acts on the secret of a link, tells the database of the configuration, or cleans up. */
const holders = [
  'lib/alerts/actions-by-mail.ts',
  'lib/alerts/actions.ts',
  'lib/alerts/deliver.ts',
  'lib/alerts/mails.ts',
  'lib/alerts/queries.ts',
  'lib/alerts/retention.ts',
  'lib/alerts/stop.ts',
  'lib/applications/closing-mails.ts',
  'lib/applications/mails.ts',
  'lib/applications/queries.ts',
  'lib/applications/reply-records.ts',
  'lib/applications/retention.ts',
  'lib/auth/account-email.ts',
  'lib/auth/mailed-link.ts',
  'lib/auth/own-data.ts',
  'lib/auth/retention.ts',
  'lib/auth/shut-out.ts',
  'lib/email/outbox.ts',
  'lib/email/retention.ts',
  'lib/email/waiting-mails.ts',
  'lib/home/contents.ts',
  'lib/jobs/empty-searches.ts',
  'lib/jobs/ended-jobs.ts',
  'lib/jobs/retention.ts',
  'lib/operator/account-actions.ts',
  'lib/operator/actions.ts',
  'lib/operator/audit.ts',
  'lib/operator/content-actions.ts',
  'lib/operator/content-versions.ts',
  'lib/operator/decide-actions.ts',
  'lib/operator/desk-case.ts',
  'lib/operator/find-operator.ts',
  'lib/operator/numbers.ts',
  'lib/operator/people.ts',
  'lib/operator/read-blocked-words.ts',
  'lib/places/geocode-traffic.ts',
  'lib/postings/still-hiring/reminders.ts',
  'lib/rate-limits/rate-limits.ts',
  'lib/saved/contact/mails.ts',
  'lib/scheduled-work/keep-configuration.ts',
  'lib/scheduled-work/keep-daily-numbers.ts',
  'lib/supabase/catalog.ts',
  'lib/talents/retention.ts',
  'lib/trust/mails.ts',
  'lib/trust/report-actions.ts',
  'lib/trust/report-mails.ts',
  'lib/trust/retention.ts',
  'lib/trust/transparency.ts',
  'lib/trust/waiting-cases.ts',
  'lib/uploads/cv-link.ts',
  'lib/uploads/cv-store.ts',
  'lib/uploads/logo-store.ts',
  'lib/uploads/register.ts',
];

function expectNone(broken: Source[], advice: string): void {
  const files = broken.map(({ file }) => file);
  expect(files, `${advice}\n${files.join('\n')}`).toEqual([]);
}
