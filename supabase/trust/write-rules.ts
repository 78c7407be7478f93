import { knownCompanies } from './known-companies.ts';
import { rules } from './rules.ts';

/**
 * Says the SQL that brings the rows of an installation to the rules as they stand here, for a migration written by hand:
 * `node supabase/trust/write-rules.ts >> supabase/migrations/…`. What an operator switched off stays off.
 */
const text = (value: string | null) => (value === null ? 'null' : `'${value.replaceAll("'", "''")}'`);
const list = (values: readonly string[]) => `array[${values.map(text).join(', ')}]`;

const columns = 'name, kind, hints, pattern, unless, weight, is_hard, sentence, better, source';
const ruleRows = rules.map(
  (rule) =>
    `  (${[
      text(rule.name),
      text(rule.kind),
      list(rule.hints),
      text(rule.pattern),
      text(rule.unless),
      rule.weight,
      rule.isHard,
      text(rule.sentence),
      text(rule.better),
      text(rule.source),
    ].join(', ')})`,
);
const companyRows = Object.entries(knownCompanies).map(
  ([name, domains]) => `  (${text(name)}, ${list(domains)})`,
);
const overwritten = columns
  .split(', ')
  .slice(1)
  .map((column) => `${column} = excluded.${column}`)
  .join(', ');

console.log(`insert into public.trust_rules (${columns}) values
${ruleRows.join(',\n')}
on conflict (name) do update set ${overwritten};

insert into public.known_companies (name, domains) values
${companyRows.join(',\n')}
on conflict (name) do update set domains = excluded.domains;`);
