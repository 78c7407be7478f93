import { buildFactBase, type Delta, encodeId, type Fact, type FactBase } from '@supabase/pg-delta';
import { plan } from '@supabase/pg-delta/plan';

/** The catalogs of supabase/schemas and supabase/migrations. */
type Sides = { declared: FactBase; migrated: FactBase };

/** One line per difference: the object and the side. Empty if there is none. */
export function describeDifference({ declared, migrated }: Sides): string[] {
  const { deltas } = plan(normalizeSpelling(migrated, declared), declared);
  const wholeObjects = new Set(deltas.flatMap((delta) => ('fact' in delta ? [encodeId(delta.fact.id)] : [])));
  return deltas.flatMap((delta) => describeDelta(delta, wholeObjects));
}

/**
 * PostgreSQL prints a condition with different parentheses after parsing its own output ('between' and 'and' become one
 * list). If nothing else differs, the declared form is used on both sides.
 */
function normalizeSpelling(migrated: FactBase, declared: FactBase): FactBase {
  const spelling = (fact: Fact) => JSON.stringify(fact.payload).replace(/[()]/g, '');
  const facts = migrated.facts().map((fact) => {
    const counterpart = declared.get(fact.id);
    return counterpart && spelling(counterpart) === spelling(fact) ? counterpart : fact;
  });
  return buildFactBase(facts, [...migrated.edges], migrated.source, migrated.referenceOnly);
}

/** Describes a difference; empty for parts of an object that is missing as a whole. */
function describeDelta(delta: Delta, wholeObjects: Set<string>): string[] {
  switch (delta.verb) {
    case 'add':
    case 'remove': {
      const { id, parent } = delta.fact;
      if (parent && wholeObjects.has(encodeId(parent))) return [];
      return [`${encodeId(id)} is only in supabase/${delta.verb === 'add' ? 'schemas' : 'migrations'}`];
    }
    case 'set': {
      const { id, attr, from, to } = delta;
      return [`${encodeId(id)}: its ${attr} differs, ${firstDifference(toText(to), toText(from))}`];
    }
    case 'link':
    case 'unlink': {
      const { from, to, kind } = delta.edge;
      if (wholeObjects.has(encodeId(from))) return [];
      const side = delta.verb === 'link' ? 'schemas' : 'migrations';
      return [`${encodeId(from)}: its ${kind} ${encodeId(to)} is only in supabase/${side}`];
    }
  }
}

/** Values are texts, lists and numbers; pg-delta uses bigint for large numbers. */
const toText = (value: unknown) =>
  typeof value === 'string'
    ? value
    : JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? `${part}` : part));

/** The first differing line of two texts, from both sides. */
function firstDifference(declared: string, migrated: string): string {
  const [ours, theirs] = [declared.split('\n'), migrated.split('\n')];
  const differing = ours.findIndex((line, index) => line !== theirs[index]);
  const line = differing < 0 ? ours.length : differing;
  const quoteLine = (lines: string[]) => `'${(lines[line] ?? '').trim()}'`;
  return `${quoteLine(ours)} in supabase/schemas, ${quoteLine(theirs)} in supabase/migrations`;
}
