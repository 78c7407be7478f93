-- What else a posting is known by beside whose it is: its contact's address and that address's domain, the domain of its link, its
-- phone number, and its words however they are spaced. Indexed, so that the same of other accounts is found among a million (D94).
create function public.job_marks(contact jsonb, application_url text, description text) returns text[]
language sql immutable parallel safe
set search_path = ''
as $$
  select array_remove(array[
    'email:' || lower(left(contact ->> 'email', 254)),
    'domain:' || split_part(lower(left(contact ->> 'email', 254)), '@', 2),
    'domain:' || regexp_replace(lower(substring(left(application_url, 1000) from '^https?://(?:[^/?#@]*@)?([^/?#:]+)')), '^www\.', ''),
    'phone:' || nullif(right(regexp_replace(left(contact ->> 'phone', 200), '\D', '', 'g'), 10), ''),
    public.text_mark(description)], null)
$$;

grant execute on function public.job_marks(jsonb, text, text) to authenticated, service_role;
