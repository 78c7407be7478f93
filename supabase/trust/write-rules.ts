import { protectedCompanies } from './protected-companies.ts';
import { rules } from './rules.ts';

// Prints the SQL of a migration that updates the stored rules: `node supabase/trust/write-rules.ts >>
// supabase/migrations/…`. Rules that an admin disabled stay disabled.

const toSqlText = (value: string | null) => (value === null ? 'null' : `'${value.replaceAll("'", "''")}'`);
const toSqlArray = (values: readonly string[]) => `array[${values.map(toSqlText).join(', ')}]`;

const columns = 'name, kind, hints, pattern, unless, weight, is_hard, sentence, replacement, source';
const ruleRows = rules.map(
  (rule) =>
    `  (${[
      toSqlText(rule.name),
      toSqlText(rule.kind),
      toSqlArray(rule.hints),
      toSqlText(rule.pattern),
      toSqlText(rule.unless),
      rule.weight,
      rule.isHard,
      toSqlText(rule.sentence),
      toSqlText(rule.replacement),
      toSqlText(rule.source),
    ].join(', ')})`,
);
const companyRows = Object.entries(protectedCompanies).map(
  ([name, domains]) => `  (${toSqlText(name)}, ${toSqlArray(domains)})`,
);
const updatedColumns = columns
  .split(', ')
  .slice(1)
  .map((column) => `${column} = excluded.${column}`)
  .join(', ');

console.log(`insert into public.trust_rules (${columns}) values
${ruleRows.join(',\n')}
on conflict (name) do update set ${updatedColumns};

insert into public.protected_companies (name, domains) values
${companyRows.join(',\n')}
on conflict (name) do update set domains = excluded.domains;`);
