-- Returns the identifiers of a posting: the contact's address and its domain, the domain of the link, the phone number, and a fingerprint
-- of the text. Indexed, so that finding postings of other accounts with the same identifiers is fast even among a million jobs (D94).
create function public.job_identifiers(contact jsonb, application_url text, description text) returns text[]
language sql immutable parallel safe
set search_path = ''
as $$
  select array_remove(array[
    'email:' || lower(left(contact ->> 'email', 254)),
    'domain:' || split_part(lower(left(contact ->> 'email', 254)), '@', 2),
    'domain:' || regexp_replace(lower(substring(left(application_url, 1000) from '^https?://(?:[^/?#@]*@)?([^/?#:]+)')), '^www\.', ''),
    'phone:' || nullif(right(regexp_replace(left(contact ->> 'phone', 200), '\D', '', 'g'), 10), ''),
    public.text_fingerprint(description)], null)
$$;

grant execute on function public.job_identifiers(jsonb, text, text) to authenticated, service_role;
