import { describe, expect, test } from 'vitest';
import { begins, type Import, type Source, sourceOf, sources } from './sources.ts';

describe("what reaches a browser ('use client' and everything it imports)", () => {
  const reached = reachedByClients();

  test('is server free: no queries, rows, clients, environment, or packages that need a server', () => {
    const broken = [...reached].flatMap(([source, chain]) => {
      const needs = serverNeed(source);
      return needs ? [`${chain.join(' -> ')}: ${needs}`] : [];
    });
    const advice =
      "Pass what the server knows as props, or call a server action; a leaf with 'use client' imports nouns, schemas, search-params, routes and actions.";
    expect(broken, `${advice}\n${broken.join('\n')}`).toEqual([]);
  });

  test('has zod with the first touch of a form, not with the page', () => {
    // Both look at what is typed from the first letter on: the warnings at pay, the question about the wish.
    const atOnce = ['components/postings/form/', 'components/talents/profile/'];
    const isAtOnce = (file: string) => atOnce.some((folder) => file.startsWith(folder));
    const early = [
      ...reachedByClients(
        ({ to, isLater }) => !isLater && !isAtOnce(to),
        ({ file }) => !isAtOnce(file),
      ),
    ]
      .filter(([{ imports }]) =>
        imports.some(({ to, isType, isLater }) => to === 'zod' && !isType && !isLater),
      )
      .map(([, chain]) => chain.join(' -> '));
    expect(early, "Move what browsers need out of the schema's file, or import() the schema.").toEqual([]);
  });

  test('is more than nothing (else this test looks at the wrong files)', () => {
    expect(reached.size).toBeGreaterThan(10);
  });
});

test("'use client' stands in app only in error files", () => {
  const broken = sources
    .filter((source) => source.file.startsWith('app/') && begins(source, 'use client'))
    .filter(({ file }) => !/\/(global-)?error\.tsx$/.test(file))
    .map(({ file }) => file);
  expect(broken, 'Pages are server first; put the island into components/<room>.').toEqual([]);
});

/** Each file that a client bundle contains, with the way in which it got there. Actions are where the way ends. */
function reachedByClients(
  follow: (found: Import) => boolean = () => true,
  isEntry: (source: Source) => boolean = () => true,
): Map<Source, string[]> {
  const reached = new Map<Source, string[]>();
  const queue = sources
    .filter((source) => begins(source, 'use client') && isEntry(source))
    .map((source) => ({ source, chain: [source.file] }));
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { source, chain } = next;
    if (reached.has(source)) continue;
    reached.set(source, chain);
    for (const found of source.imports) {
      const imported = found.isType || !follow(found) ? undefined : sourceOf(found.to);
      if (imported && !begins(imported, 'use server'))
        queue.push({ source: imported, chain: [...chain, imported.file] });
    }
  }
  return reached;
}

function serverNeed({ file, imports }: Source): string | undefined {
  if (/\/queries\.ts$|-row\.ts$/.test(file)) return 'reads the database';
  if (file === 'lib/env.ts') return 'reads the environment';
  const needed = imports.find(
    ({ to, isType }) =>
      !isType &&
      /^(server-only|next\/headers|next\/cache|nodemailer|file-type|@supabase\/.*|node:.*)$/.test(to),
  );
  return needed && `imports ${needed.to}`;
}
