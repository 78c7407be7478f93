-- A full name without titles ('Dr.') and suffixes ('Jr.', ', RN'), and 'Gomez, Maria' as 'Maria Gomez'. lib/talents/short-name.ts has the
-- same rule; a test compares them.
create function public.normalize_name_order(full_name text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select regexp_replace(
    regexp_replace(
      regexp_replace(
        regexp_replace(full_name,
          '\s*[,，]\s*(jr|sr|ii|iii|iv|esq|ph\.?d|m\.?d|d\.?o|rn|bsn|msn|lpn|lvn|cna|np|pa|pa-c|dds|dmd|pt|ot|mba|cpa|ma|ms|bs|ba|pe)\.?(?=\s*([,，]|$))', '', 'gi'),
        '\s+(jr|sr|ii|iii|iv|esq|ph\.?d|m\.?d|rn|lpn|cna|dds)\.?(?=\s*([,，]|$))', '', 'gi'),
      '^\s*([^,，]+)[,，]([^,，]+)$', '\2 \1'),
    '^\s*((dr|mr|mrs|ms|mx|miss|prof|professor|rev|sir)\.?\s+)+(?=\S)', '', 'i')
$$;

grant execute on function public.normalize_name_order(text) to service_role;
