-- A plain text with words in disguise as words: letters that are spaced out, and digits and signs in the place of letters.
create function public.unmasked_words(plain text) returns text
language plpgsql immutable parallel safe
set search_path = ''
as $$
declare
  seen text := plain;
  step record;
begin
  -- One sign between single letters goes, then one space: where letters are spaced out, words are two spaces apart.
  seen := regexp_replace(seen, '(?<=(?:^|[^a-z0-9])[a-z0-9@$])[._*|-](?=[a-z0-9@$](?:[^a-z0-9]|$))', '', 'g');
  seen := regexp_replace(seen, '(?<=(?:^|[^a-z0-9])[a-z0-9@$]) (?=[a-z0-9@$](?:[^a-z0-9]|$))', '', 'g');
  if seen ~ '[a-z][0-9@$!|]' then
    -- Twice, for two signs beside each other; an address keeps its @.
    for step in select * from (values ('(?<=[a-z])0', 'o'), ('(?<=[a-z])0', 'o'), ('(?<=[a-z])3', 'e'), ('(?<=[a-z])3', 'e'),
        ('(?<=[a-z])4', 'a'), ('(?<=[a-z])5', 's'), ('(?<=[a-z])7', 't'), ('(?<=[a-z])[1!|](?=[a-z])', 'i'),
        ('(?<=[a-z])@(?=[a-z])(?![a-z0-9-]+\.[a-z])', 'a'), ('(?<=[a-z])\$', 's')) as known (pattern, letter)
    loop
      seen := regexp_replace(seen, step.pattern, step.letter, 'g');
    end loop;
  end if;
  return seen;
end
$$;

grant execute on function public.unmasked_words(text) to service_role;
