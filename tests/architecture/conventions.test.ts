import { expect, test } from 'vitest';
import { hasDirective, listFiles, type Source, sources } from './sources.ts';

test('only lib/env.ts reads process.env', () => {
  // Next.js loads the cache handler without compiling, so it can't import TypeScript.
  const readers = ['lib/env.ts', 'lib/cache/tag-expiry.mjs'];
  expectNone(
    sources.filter(({ file, text }) => !readers.includes(file) && /\bprocess\.env\b/.test(text)),
    'Add the variable to the schema in lib/env.ts, so that a missing one is reported at start.',
  );
});

test('only lib/*routes.ts builds internal URLs', () => {
  const literalPath =
    /\b(?:href|action|formAction)=\{?\s*["'`]\/(?!\/)|\bhref:\s*["'`]\/(?!\/)|\b(?:fetch|redirect|permanentRedirect|router\.(?:push|replace|prefetch))\(\s*["'`]\/(?!\/)/;
  expectNone(
    sources.filter(({ file, text }) => !/^lib\/(\w+-)?routes\.ts$/.test(file) && literalPath.test(text)),
    'Use (or add) an entry of lib/routes.ts, lib/place-routes.ts or lib/api-routes.ts: then a page can move without searching for links.',
  );
});

test('no file of app, components or lib is longer than 330 lines', () => {
  expectNone(
    // A message catalog may be longer, because it is a list.
    sources.filter(({ file, lines }) => lines > 330 && !file.startsWith('lib/messages/')),
    'A file is one idea: name the second idea and move it to its own file.',
  );
});

test("queries are marked as server-only, and actions as 'use server'", () => {
  expectNone(
    sources.filter(
      (source) =>
        (/^lib\/.+\/queries\.ts$/.test(source.file) &&
          !source.imports.some(({ to }) => to === 'server-only')) ||
        (/^lib\/.+\/actions\.ts$/.test(source.file) && !hasDirective(source, 'use server')),
    ),
    "queries.ts begins with import 'server-only', actions.ts with 'use server'.",
  );
});

test('a header cell of a table has a scope', () => {
  expectNone(
    sources.filter(({ text }) => /<th(?![^>]*\sscope=)[\s>]/.test(text)),
    'Add scope="col" or scope="row": a screen reader reads the header with each cell.',
  );
});

test('a status that takes the focus has a name', () => {
  const unnamed =
    /<\w+(?=[^>]*\stabIndex=\{-1\})(?=[^>]*\srole="status")(?![^>]*\saria-label(?:ledby)?=)[^>]*>/;
  expectNone(
    sources.filter(({ text }) => unnamed.test(text)),
    'Add its text as aria-label: a screen reader reads the name of a focused element, and may not read a live region that is added with its text.',
  );
});

test('content for browsers without JavaScript is hidden in all others', () => {
  expectNone(
    sources.filter(({ text }) => /\bnot-noscript:/.test(text)),
    'Write "hidden noscript:block": a browser that does not support the media feature "scripting" applies neither variant.',
  );
});

test('no folder has a catch-all name', () => {
  const catchAll = ['app', 'components', 'lib']
    .flatMap(listFiles)
    .filter((file) => /\/(services|hooks|types|utils|helpers|common|misc)\//.test(file));
  expect(catchAll, 'Name the idea and put the file into its room.').toEqual([]);
});

test('only the listed files use the client with the secret key', () => {
  const users = sources
    .filter(({ imports }) => imports.some(({ to }) => to === 'lib/supabase/service'))
    .map(({ file }) => file);
  const advice =
    'Use viewerClient or publicClient, which the policies restrict. List a file here only if it does what no account may do.';
  expect(users.sort(), advice).toEqual(secretKeyUsers);
});

/**
 * Each file does what no account may do: it counts limits, stores files, writes emails, acts on the secret of a link,
 * syncs the configuration, or cleans up.
 */
const secretKeyUsers = [
  'lib/admin/account-actions.ts',
  'lib/admin/actions.ts',
  'lib/admin/audit.ts',
  'lib/admin/cases.ts',
  'lib/admin/content-actions.ts',
  'lib/admin/content-versions.ts',
  'lib/admin/decide-actions.ts',
  'lib/admin/get-admin.ts',
  'lib/admin/list-blocked-words.ts',
  'lib/admin/numbers.ts',
  'lib/admin/people.ts',
  'lib/alerts/actions-by-link.ts',
  'lib/alerts/actions.ts',
  'lib/alerts/mails.ts',
  'lib/alerts/queries.ts',
  'lib/alerts/queue-alert-mails.ts',
  'lib/alerts/retention.ts',
  'lib/alerts/unsubscribe.ts',
  'lib/applications/closing-emails.ts',
  'lib/applications/delete-old-applications.ts',
  'lib/applications/emails.ts',
  'lib/applications/queries.ts',
  'lib/applications/update-reply-records.ts',
  'lib/auth/account-email.ts',
  'lib/auth/bans.ts',
  'lib/auth/email-link.ts',
  'lib/auth/own-data.ts',
  'lib/auth/retention.ts',
  'lib/email/outbox.ts',
  'lib/email/retention.ts',
  'lib/email/waiting-mails.ts',
  'lib/home/contents.ts',
  'lib/jobs/empty-searches.ts',
  'lib/jobs/ended-jobs.ts',
  'lib/jobs/retention.ts',
  'lib/places/geocoder-store.ts',
  'lib/postings/still-hiring/reminders.ts',
  'lib/rate-limits/rate-limits.ts',
  'lib/saved/contact/emails.ts',
  'lib/scheduled-work/save-daily-numbers.ts',
  'lib/scheduled-work/sync-configuration.ts',
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
  'lib/uploads/register-upload.ts',
];

function expectNone(broken: Source[], advice: string): void {
  const files = broken.map(({ file }) => file);
  expect(files, `${advice}\n${files.join('\n')}`).toEqual([]);
}
