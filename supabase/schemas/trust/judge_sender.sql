-- Whether a posting seems to be somebody else's: it bears the name of a known company and an address that is not the company's, or
-- an address or link that looks like one of a known company's and is none.
create function public.judge_sender(company_name text, email text, url text)
returns table (rule text, weight integer, words text, sentence text)
language sql stable security definer
set search_path = ''
as $$
  with about as (
    select array['job', 'jobs', 'career', 'careers', 'hr', 'hiring', 'recruiting', 'recruitment', 'recruiter', 'work',
      'employment', 'online', 'support', 'onboarding'] as about_work),
  hosts as (
    select host, split_part(host, '.', greatest(1, array_length(string_to_array(host, '.'), 1) - 1)) as label
    from unnest(array[lower(split_part(judge_sender.email, '@', 2)),
      lower(substring(judge_sender.url from '^https?://(?:[^/?#@]*@)?([^/?#:]+)'))]) as host
    where host <> ''),
  own as (
    select regexp_replace(trim(regexp_replace(public.plain_words(left(judge_sender.company_name, 200)), '[^a-z0-9]+', ' ', 'g')),
      '^(.+?) (?:inc|llc|corp|corporation|company|jobs|careers|hr|hiring|recruit\w*|fulfillment|warehouse|logistics|usa|us|online|remote|services)$',
      '\1') as name),
  of_known as (
    select known.name, hosts.host, hosts.label, domain,
      exists (select from unnest(known.domains) as theirs where hosts.host = theirs or hosts.host like '%.' || theirs) as is_theirs,
      split_part(domain, '.', 1) as known_label
    from public.known_companies as known, unnest(known.domains) as domain, hosts)
  (select 'a known company’s name', 100, of_known.host, 'The address isn’t one of the company whose name this is.'
    from of_known, own where of_known.name = own.name and of_known.host = split_part(lower(judge_sender.email), '@', 2)
      and not of_known.is_theirs limit 1)
  union all
  (select 'a look-alike domain', 100, of_known.host, 'The address looks like that of a company that it isn’t.'
    from of_known, about where not of_known.is_theirs and length(known_label) >= 5 and (
      position('.' || domain || '.' in '.' || of_known.host || '.') > 0
      or (label <> known_label and translate(label, '013457', 'oieast') = known_label)
      or (label <> known_label and replace(label, '1', 'l') = known_label)
      or (length(known_label) >= 6 and extensions.levenshtein_less_equal(left(label, 60), known_label, 1) = 1)
      or replace(label, '-', '') in (select known_label || word from unnest(about_work) as word
        union all select word || known_label from unnest(about_work) as word))
    limit 1)
$$;

grant execute on function public.judge_sender(text, text, text) to service_role;
