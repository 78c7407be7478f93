import { buildFactBase, type Delta, encodeId, type Fact, type FactBase } from '@supabase/pg-delta';
import { plan } from '@supabase/pg-delta/plan';

/** What supabase/schemas declare, and what supabase/migrations make. */
type Sides = { declared: FactBase; migrated: FactBase };

/** One line for each thing in which the two differ: which object, and on which side. Empty when nothing does. */
export function describeDifference({ declared, migrated }: Sides): string[] {
  const { deltas } = plan(sameSpelling(migrated, declared), declared);
  const whole = new Set(deltas.flatMap((delta) => ('fact' in delta ? [encodeId(delta.fact.id)] : [])));
  return deltas.flatMap((delta) => sentences(delta, whole));
}

/**
 * PostgreSQL prints a condition with other parentheses once it has read what it printed itself ('between' and 'and' are one
 * list then). That is no difference: where nothing else differs, the declared spelling counts for both.
 */
function sameSpelling(migrated: FactBase, declared: FactBase): FactBase {
  const spelling = (fact: Fact) => JSON.stringify(fact.payload).replace(/[()]/g, '');
  const facts = migrated.facts().map((fact) => {
    const twin = declared.get(fact.id);
    return twin && spelling(twin) === spelling(fact) ? twin : fact;
  });
  return buildFactBase(facts, [...migrated.edges], migrated.source, migrated.referenceOnly);
}

/** Nothing for what hangs on an object that one side lacks as a whole. */
function sentences(delta: Delta, whole: Set<string>): string[] {
  switch (delta.verb) {
    case 'add':
    case 'remove': {
      const { id, parent } = delta.fact;
      if (parent && whole.has(encodeId(parent))) return [];
      return [`${encodeId(id)} is only in supabase/${delta.verb === 'add' ? 'schemas' : 'migrations'}`];
    }
    case 'set': {
      const { id, attr, from, to } = delta;
      return [`${encodeId(id)}: its ${attr} differs, ${firstDifference(textOf(to), textOf(from))}`];
    }
    case 'link':
    case 'unlink': {
      const { from, to, kind } = delta.edge;
      if (whole.has(encodeId(from))) return [];
      const side = delta.verb === 'link' ? 'schemas' : 'migrations';
      return [`${encodeId(from)}: its ${kind} ${encodeId(to)} is only in supabase/${side}`];
    }
  }
}

/** `privileges`, `def` and the like are texts, lists and numbers; pg-delta keeps large numbers as bigint. */
const textOf = (value: unknown) =>
  typeof value === 'string'
    ? value
    : JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? `${part}` : part));

/** The first line in which two texts differ, from both sides. */
function firstDifference(declared: string, migrated: string): string {
  const [ours, theirs] = [declared.split('\n'), migrated.split('\n')];
  const differing = ours.findIndex((line, index) => line !== theirs[index]);
  const line = differing < 0 ? ours.length : differing;
  const said = (lines: string[]) => `'${(lines[line] ?? '').trim()}'`;
  return `${said(ours)} in supabase/schemas, ${said(theirs)} in supabase/migrations`;
}
