-- What of a text a ban may name: addresses and phone numbers as hashes, and hosts with what they are part of. An address' spellings
-- are one mailbox, and a number is its last ten digits.
create function public.banned_in(words text) returns table (kind text, value text)
language sql immutable parallel safe
set search_path = ''
as $$
  with said as (select lower(left(banned_in.words, 30000)) as words),
  hosts as (
    select distinct string_to_array(matched[1], '.') as labels
    from said, regexp_matches(words, '((?:[[:alnum:]](?:[[:alnum:]-]*[[:alnum:]])?\.)+[[:alpha:]][[:alnum:]-]+)', 'g') as matched)
  select 'address', public.sha256_hex(public.mailbox_of(matched[1]))
    from said, regexp_matches(words, '([^[:space:]@<>(),;:"\\]+@[^[:space:]@<>(),;:"\\/]+[[:alnum:]])', 'g') as matched
  union
  select 'domain', array_to_string(labels[first:], '.') from hosts, generate_series(1, array_length(labels, 1) - 1) as first
  union
  select 'phone', public.sha256_hex(right(regexp_replace(matched[1], '[^0-9]', '', 'g'), 10))
    from said, regexp_matches(words, '(\d(?:[ ().-]{0,3}\d){6,14})', 'g') as matched
$$;

grant execute on function public.banned_in(text) to service_role;
