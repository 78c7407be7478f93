-- Rejects every change of an append-only table. Only restoring a backup, with triggers disabled, bypasses it.
create function public.reject_change() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception '% is only ever added to.', tg_table_name using errcode = '42501';
end
$$;
