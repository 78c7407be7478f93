-- 'NC' was stored as 'North', a line break and 'Carolina': a name was broken over two lines of the function below.

-- A state of the United States as it is written in an address: of 'TX', 'texas' or 'New-York' the full name, anything else as it is.
create or replace function public.us_state_name(state text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce((
    select name from (values
      ('al', 'Alabama'), ('ak', 'Alaska'), ('az', 'Arizona'), ('ar', 'Arkansas'), ('ca', 'California'),
      ('co', 'Colorado'), ('ct', 'Connecticut'), ('de', 'Delaware'), ('dc', 'District of Columbia'), ('fl', 'Florida'),
      ('ga', 'Georgia'), ('hi', 'Hawaii'), ('id', 'Idaho'), ('il', 'Illinois'), ('in', 'Indiana'),
      ('ia', 'Iowa'), ('ks', 'Kansas'), ('ky', 'Kentucky'), ('la', 'Louisiana'), ('me', 'Maine'),
      ('md', 'Maryland'), ('ma', 'Massachusetts'), ('mi', 'Michigan'), ('mn', 'Minnesota'), ('ms', 'Mississippi'),
      ('mo', 'Missouri'), ('mt', 'Montana'), ('ne', 'Nebraska'), ('nv', 'Nevada'), ('nh', 'New Hampshire'),
      ('nj', 'New Jersey'), ('nm', 'New Mexico'), ('ny', 'New York'), ('nc', 'North Carolina'), ('nd', 'North Dakota'),
      ('oh', 'Ohio'), ('ok', 'Oklahoma'), ('or', 'Oregon'), ('pa', 'Pennsylvania'), ('ri', 'Rhode Island'),
      ('sc', 'South Carolina'), ('sd', 'South Dakota'), ('tn', 'Tennessee'), ('tx', 'Texas'), ('ut', 'Utah'),
      ('vt', 'Vermont'), ('va', 'Virginia'), ('wa', 'Washington'), ('wv', 'West Virginia'), ('wi', 'Wisconsin'),
      ('wy', 'Wyoming')) as known (code, name)
    where public.slugify(us_state_name.state) in (code, replace(lower(name), ' ', '-'))), state)
$$;

-- Every stored address goes by the rule, also those from before it. Slugs and addresses of pages stay: a line break
-- is a space to them.
update public.jobs set location = public.normalize_location(location)
where location #>> '{address,state}' is distinct from public.normalize_location(location) #>> '{address,state}';
update public.employer_profiles set location = public.normalize_location(location)
where location #>> '{address,state}' is distinct from public.normalize_location(location) #>> '{address,state}';
update public.job_seeker_profiles set location = public.normalize_location(location)
where location #>> '{address,state}' is distinct from public.normalize_location(location) #>> '{address,state}';
update public.job_alerts set location = public.normalize_location(location)
where location #>> '{address,state}' is distinct from public.normalize_location(location) #>> '{address,state}';
update public.talent_alerts set location = public.normalize_location(location)
where location #>> '{address,state}' is distinct from public.normalize_location(location) #>> '{address,state}';

-- Unfinished postings and mails hold the address inside other JSON, where the break is written '\n' or '\\n'.
update public.job_drafts set form = regexp_replace(form::text, 'North\\+n +Carolina', 'North Carolina', 'g')::jsonb
where form::text ~ 'North\\+n +Carolina';
update public.outbox set payload = regexp_replace(payload::text, 'North\\+n +Carolina', 'North Carolina', 'g')::jsonb
where payload::text ~ 'North\\+n +Carolina';
