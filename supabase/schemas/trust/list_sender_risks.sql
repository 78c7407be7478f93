-- Returns a risk if a posting seems to impersonate a known company: it has the company's name without an address of the company, or an
-- address or link similar to the company's.
create function public.list_sender_risks(company_name text, email text, url text)
returns table (rule text, weight integer, words text, sentence text)
language sql stable security definer
set search_path = ''
as $$
  with about as (
    select array['job', 'jobs', 'career', 'careers', 'hr', 'hiring', 'recruiting', 'recruitment', 'recruiter', 'work',
      'employment', 'online', 'support', 'onboarding'] as about_work),
  hosts as (
    select host, split_part(host, '.', greatest(1, array_length(string_to_array(host, '.'), 1) - 1)) as label
    from unnest(array[lower(split_part(list_sender_risks.email, '@', 2)),
      lower(substring(list_sender_risks.url from '^https?://(?:[^/?#@]*@)?([^/?#:]+)'))]) as host
    where host <> ''),
  own as (
    select regexp_replace(trim(regexp_replace(public.normalize_words(left(list_sender_risks.company_name, 200)), '[^a-z0-9]+', ' ', 'g')),
      '^(.+?) (?:inc|llc|corp|corporation|company|jobs|careers|hr|hiring|recruit\w*|fulfillment|warehouse|logistics|usa|us|online|remote|services)$',
      '\1') as name),
  protected_domains as (
    select company.name, hosts.host, hosts.label, domain,
      exists (select from unnest(company.domains) as own_domain
        where hosts.host = own_domain or hosts.host like '%.' || own_domain) as is_theirs,
      split_part(domain, '.', 1) as company_label
    from public.protected_companies as company, unnest(company.domains) as domain, hosts)
  (select 'a known company’s name', 100, protected_domains.host, 'The address isn’t one of the company whose name this is.'
    from protected_domains, own where protected_domains.name = own.name
      and protected_domains.host = split_part(lower(list_sender_risks.email), '@', 2)
      and not protected_domains.is_theirs limit 1)
  union all
  (select 'a look-alike domain', 100, protected_domains.host, 'The address looks like that of a company that it isn’t.'
    from protected_domains, about where not protected_domains.is_theirs and length(company_label) >= 5 and (
      position('.' || domain || '.' in '.' || protected_domains.host || '.') > 0
      or (label <> company_label and translate(label, '013457', 'oieast') = company_label)
      or (label <> company_label and replace(label, '1', 'l') = company_label)
      or (length(company_label) >= 6 and extensions.levenshtein_less_equal(left(label, 60), company_label, 1) = 1)
      or replace(label, '-', '') in (select company_label || word from unnest(about_work) as word
        union all select word || company_label from unnest(about_work) as word))
    limit 1)
$$;

grant execute on function public.list_sender_risks(text, text, text) to service_role;
