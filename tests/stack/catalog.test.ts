import { buildFactBase, type FactBase } from '@supabase/pg-delta';
import { expect, it } from 'vitest';
import { loadMigrations, loadSchemas } from '../../supabase/catalog/catalogs.ts';
import { describeDifference } from '../../supabase/catalog/difference.ts';

it('the migrations create the schema that supabase/schemas declares (else: npm run migration)', async () => {
  const { catalog: declared } = await loadSchemas();
  const migrated = await loadMigrations();
  expect(describeDifference({ declared, migrated })).toEqual([]);

  expect(describeDifference({ declared: withChangedLine(declared), migrated })).toEqual([
    "function:public.setting(text): its def differs, 'lost_value integer;' in supabase/schemas, 'found_value integer;' in supabase/migrations",
  ]);
  expect(describeDifference({ declared, migrated: withoutPolicies(migrated, 'saved_jobs') })).toEqual([
    'policy:public.saved_jobs."people change notes on their own saved jobs" is only in supabase/schemas',
    'policy:public.saved_jobs."people read their own saved jobs" is only in supabase/schemas',
    'policy:public.saved_jobs."people remove their own saved jobs" is only in supabase/schemas',
  ]);
}, 120_000);

function withChangedLine(catalog: FactBase): FactBase {
  return withFacts(
    catalog,
    catalog
      .facts()
      .map((fact) =>
        fact.id.kind === 'function' && fact.id.name === 'setting'
          ? { ...fact, payload: { ...fact.payload, def: `${fact.payload.def}`.replace(/found/, 'lost') } }
          : fact,
      ),
  );
}

function withoutPolicies(catalog: FactBase, table: string): FactBase {
  return withFacts(
    catalog,
    catalog.facts().filter(({ id }) => !(id.kind === 'policy' && id.table === table)),
  );
}

const withFacts = (catalog: FactBase, facts: ReturnType<FactBase['facts']>) =>
  buildFactBase(facts, [...catalog.edges], catalog.source, catalog.referenceOnly);
