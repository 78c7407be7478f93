-- Splits a state off the end of an address's words, by any of its names of one to three words: 'Tampa, Fla', 'Charleston, W. Va.'.
-- `state_code` is null without one. The first word is never a state.
create function public.split_state(words text[], out state_code text, out other_words text[])
language plpgsql stable security definer
set search_path = ''
as $$
#variable_conflict use_variable
begin
  other_words := words;
  for length in reverse least(3, cardinality(words) - 1) .. 1 loop
    select place.state_code into state_code
      from public.place_names as name
      join public.places as place on place.id = name.place_id
      where name.key = public.place_key(array_to_string(words[cardinality(words) - length + 1:], ' ')) and place.kind = 'state' limit 1;
    if state_code is not null then
      other_words := words[:cardinality(words) - length];
      other_words[cardinality(other_words)] := rtrim(other_words[cardinality(other_words)], ',');
      return;
    end if;
  end loop;
end
$$;

grant execute on function public.split_state(text[]) to service_role;
