-- Refuses every change of a table that is only ever added to. Loading a backup, where triggers rest, is the one way around it.
create function public.refuse_change() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception '% is only ever added to.', tg_table_name using errcode = '42501';
end
$$;
