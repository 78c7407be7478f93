import type postgres from 'postgres';

type Column = { table: string; columns: string[] };

/**
 * A day goes by: everything that is stored becomes a day older. In two steps, because two days of one key would meet
 * on the way in one.
 */
export async function passADay(owner: postgres.Sql): Promise<void> {
  const tables = await owner<Column[]>`
    select format('%I.%I', c.table_schema, c.table_name) as table,
      array_agg(format(case c.data_type
        when 'ARRAY' then '%I = array(select at - interval ''1 day'' * $1 from unnest(%I) as at)'
        else '%I = %I - interval ''1 day'' * $1' end, c.column_name, c.column_name)) as columns
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
      and (c.data_type in ('timestamp with time zone', 'date') or c.udt_name = '_timestamptz')
      and (c.table_schema = 'public' or (c.table_schema, c.table_name) = ('auth', 'users'))
    group by 1`;
  await owner.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    for (const days of [-5000, 5001])
      for (const { table, columns } of tables)
        await transaction.unsafe(`update ${table} set ${columns.join(', ')}`.replaceAll('$1', String(days)));
  });
}
