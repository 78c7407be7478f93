-- Returns a normalized text with disguised words restored: spaced-out letters, and digits and signs in place of letters.
create function public.deobfuscate_words(plain text) returns text
language plpgsql immutable parallel safe
set search_path = ''
as $$
declare
  result text := plain;
  step record;
begin
  -- Removes one sign between single letters, then one space: in spaced-out text, words are two spaces apart.
  result := regexp_replace(result, '(?<=(?:^|[^a-z0-9])[a-z0-9@$])[._*|-](?=[a-z0-9@$](?:[^a-z0-9]|$))', '', 'g');
  result := regexp_replace(result, '(?<=(?:^|[^a-z0-9])[a-z0-9@$]) (?=[a-z0-9@$](?:[^a-z0-9]|$))', '', 'g');
  if result ~ '[a-z][0-9@$!|]' then
    -- 0 and 3 are replaced twice, because two of them may be adjacent. An email address keeps its @.
    for step in select * from (values ('(?<=[a-z])0', 'o'), ('(?<=[a-z])0', 'o'), ('(?<=[a-z])3', 'e'), ('(?<=[a-z])3', 'e'),
        ('(?<=[a-z])4', 'a'), ('(?<=[a-z])5', 's'), ('(?<=[a-z])7', 't'), ('(?<=[a-z])[1!|](?=[a-z])', 'i'),
        ('(?<=[a-z])@(?=[a-z])(?![a-z0-9-]+\.[a-z])', 'a'), ('(?<=[a-z])\$', 's')) as replacements (pattern, letter)
    loop
      result := regexp_replace(result, step.pattern, step.letter, 'g');
    end loop;
  end if;
  return result;
end
$$;

grant execute on function public.deobfuscate_words(text) to service_role;
