-- Returns a page of the audit log, newest first: the events of a subject, of a person (as actor or as subject), or all. `before` is the id
-- of the previous page's last event.
create function public.list_audit_events(subject text default null, person uuid default null,
  before bigint default 9223372036854775807)
returns table (id bigint, at timestamptz, action text, subject_kind text, subject_id text, details jsonb, actor_id uuid,
  actor_email text)
language sql stable security definer
set search_path = ''
rows 50
as $$
  with shown as (
    (select event.id from public.audit_events as event
      where list_audit_events.subject is null and list_audit_events.person is null and event.id < before
      order by event.id desc limit 50)
    union
    (select event.id from public.audit_events as event
      -- Without the null checks, this branch and the next would read their whole index backwards when their filter is missing.
      where coalesce(list_audit_events.subject, list_audit_events.person::text) is not null
        and event.subject_id = coalesce(list_audit_events.subject, list_audit_events.person::text)
        and event.id < before
      order by event.id desc limit 50)
    union
    (select event.id from public.audit_events as event
      where list_audit_events.subject is null and list_audit_events.person is not null
        and event.actor_id = list_audit_events.person and event.id < before
      order by event.id desc limit 50)
  )
  select event.id, event.at, event.action, event.subject_kind, event.subject_id, event.details, event.actor_id,
    -- Only admins' addresses are included; other actors are shown by id.
    case when admin.user_id is not null then account.email::text end
  from public.audit_events as event
  left join public.admins as admin on admin.user_id = event.actor_id
  left join auth.users as account on account.id = admin.user_id
  where event.id in (select shown.id from shown)
  order by event.id desc limit 50
$$;

grant execute on function public.list_audit_events(text, uuid, bigint) to service_role;
