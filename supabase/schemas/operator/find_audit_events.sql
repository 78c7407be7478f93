-- A page of the audit, the newest first: of a thing, of a person (what they did, and what was done about their account), or all.
create function public.find_audit_events(subject text default null, person uuid default null,
  before bigint default 9223372036854775807)
returns table (id bigint, at timestamptz, action text, subject_kind text, subject_id text, details jsonb, actor_id uuid,
  actor_email text)
language sql stable security definer
set search_path = ''
rows 50
as $$
  with shown as (
    (select event.id from public.audit_events as event
      where find_audit_events.subject is null and find_audit_events.person is null and event.id < before
      order by event.id desc limit 50)
    union
    (select event.id from public.audit_events as event
      -- What is not asked for is not looked for: each of these would read the whole index backwards.
      where coalesce(find_audit_events.subject, find_audit_events.person::text) is not null
        and event.subject_id = coalesce(find_audit_events.subject, find_audit_events.person::text)
        and event.id < before
      order by event.id desc limit 50)
    union
    (select event.id from public.audit_events as event
      where find_audit_events.subject is null and find_audit_events.person is not null
        and event.actor_id = find_audit_events.person and event.id < before
      order by event.id desc limit 50)
  )
  select event.id, event.at, event.action, event.subject_kind, event.subject_id, event.details, event.actor_id,
    -- Of those who run the site alone: an event about anybody else shows no more than an id.
    case when operator.user_id is not null then account.email::text end
  from public.audit_events as event
  left join public.operators as operator on operator.user_id = event.actor_id
  left join auth.users as account on account.id = operator.user_id
  where event.id in (select shown.id from shown)
  order by event.id desc limit 50
$$;

grant execute on function public.find_audit_events(text, uuid, bigint) to service_role;
