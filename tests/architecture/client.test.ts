import { describe, expect, test } from 'vitest';
import { findSource, hasDirective, type Import, type Source, sources } from './sources.ts';

describe("client bundles ('use client' and everything it imports)", () => {
  const reached = findClientFiles();

  test('contain no server code: queries, rows, clients, environment or server-only packages', () => {
    const broken = [...reached].flatMap(([source, chain]) => {
      const needs = getServerDependency(source);
      return needs ? [`${chain.join(' -> ')}: ${needs}`] : [];
    });
    const advice =
      "Pass data of the server as props, or call a server action; a file with 'use client' imports types, schemas, search-params, routes and actions.";
    expect(broken, `${advice}\n${broken.join('\n')}`).toEqual([]);
  });

  test('load zod when a form is used, not with the page', () => {
    // Both forms validate pay on the first keystroke.
    const earlyForms = ['components/postings/form/', 'components/talents/profile/'];
    const isInEarlyForm = (file: string) => earlyForms.some((folder) => file.startsWith(folder));
    const early = [
      ...findClientFiles(
        ({ to, isDynamic }) => !isDynamic && !isInEarlyForm(to),
        ({ file }) => !isInEarlyForm(file),
      ),
    ]
      .filter(([{ imports }]) =>
        imports.some(({ to, isType, isDynamic }) => to === 'zod' && !isType && !isDynamic),
      )
      .map(([, chain]) => chain.join(' -> '));
    expect(early, "Move the code for browsers out of the schema's file, or import() the schema.").toEqual([]);
  });

  test('are found (otherwise the tests above check nothing)', () => {
    expect(reached.size).toBeGreaterThan(10);
  });
});

test("only error files of app have 'use client'", () => {
  const broken = sources
    .filter((source) => source.file.startsWith('app/') && hasDirective(source, 'use client'))
    .filter(({ file }) => !/\/(global-)?error\.tsx$/.test(file))
    .map(({ file }) => file);
  expect(broken, 'Pages are server first; put the island into components/<room>.').toEqual([]);
});

/** The files of a client bundle, each with its import chain. A chain ends at an action. */
function findClientFiles(
  follow: (found: Import) => boolean = () => true,
  isEntry: (source: Source) => boolean = () => true,
): Map<Source, string[]> {
  const reached = new Map<Source, string[]>();
  const queue = sources
    .filter((source) => hasDirective(source, 'use client') && isEntry(source))
    .map((source) => ({ source, chain: [source.file] }));
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { source, chain } = next;
    if (reached.has(source)) continue;
    reached.set(source, chain);
    for (const found of source.imports) {
      const imported = found.isType || !follow(found) ? undefined : findSource(found.to);
      if (imported && !hasDirective(imported, 'use server'))
        queue.push({ source: imported, chain: [...chain, imported.file] });
    }
  }
  return reached;
}

function getServerDependency({ file, imports }: Source): string | undefined {
  if (/\/queries\.ts$|-row\.ts$/.test(file)) return 'reads the database';
  if (file === 'lib/env.ts') return 'reads the environment';
  const needed = imports.find(
    ({ to, isType }) =>
      !isType &&
      /^(server-only|next\/headers|next\/cache|nodemailer|file-type|@supabase\/.*|node:.*)$/.test(to),
  );
  return needed && `imports ${needed.to}`;
}
