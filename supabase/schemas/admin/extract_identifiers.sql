-- Returns the identifiers in a text that a ban may contain: addresses and phone numbers as hashes, and hosts with their parent domains. All
-- spellings of an address have the hash of its mailbox. A phone number counts by its last ten digits.
create function public.extract_identifiers(words text) returns table (kind text, value text)
language sql immutable parallel safe
set search_path = ''
as $$
  with input as (select lower(left(extract_identifiers.words, 30000)) as words),
  hosts as (
    select distinct string_to_array(matched[1], '.') as labels
    from input, regexp_matches(words, '((?:[[:alnum:]](?:[[:alnum:]-]*[[:alnum:]])?\.)+[[:alpha:]][[:alnum:]-]+)', 'g') as matched)
  select 'address', public.sha256_hex(public.normalize_mailbox(matched[1]))
    from input, regexp_matches(words, '([^[:space:]@<>(),;:"\\]+@[^[:space:]@<>(),;:"\\/]+[[:alnum:]])', 'g') as matched
  union
  select 'domain', array_to_string(labels[first:], '.') from hosts, generate_series(1, array_length(labels, 1) - 1) as first
  union
  select 'phone', public.sha256_hex(right(regexp_replace(matched[1], '[^0-9]', '', 'g'), 10))
    from input, regexp_matches(words, '(\d(?:[ ().-]{0,3}\d){6,14})', 'g') as matched
$$;

grant execute on function public.extract_identifiers(text) to service_role;
