-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

alter table "public"."former_addresses"
  drop constraint "former_addresses_user_id_fkey";

drop table "public"."former_addresses";

alter table "public"."job_contacts"
  add column "was_own" boolean not null default false;

create or replace function public.bring_postings_home()
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  moved integer;
begin
  update public.jobs as job set contact = jsonb_set(job.contact, '{email}', to_jsonb(account.email::text))
    from auth.users as account, public.job_contacts as former
    where account.id = (select auth.uid()) and job.employer_id = account.id and former.account_id = account.id
      and former.was_own and former.address = lower(job.contact ->> 'email') and lower(account.email) <> former.address
      and job.status <> 'closed' and job.expires_at > now();
  get diagnostics moved = row_count;
  return moved;
end
$function$;

create or replace function public.my_postings_elsewhere()
  returns table (
    address  text,
    postings bigint
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select lower(job.contact ->> 'email'), count(*)
  from public.jobs as job
  join public.job_contacts as former on former.account_id = job.employer_id and former.was_own
    and former.address = lower(job.contact ->> 'email')
  join auth.users as account on account.id = job.employer_id and lower(account.email) <> former.address
  where job.employer_id = (select auth.uid()) and job.status <> 'closed' and job.expires_at > now()
  group by 1 order by 2 desc, 1
$function$;

create or replace function public.remember_former_address()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  insert into public.job_contacts as contact (account_id, address, was_own, confirmed_at)
    values (old.id, lower(old.email), true, case when old.email_confirmed_at is not null then now() end)
    on conflict (account_id, address) do update set was_own = true,
      confirmed_at = case when contact.declined_at is null then coalesce(excluded.confirmed_at, contact.confirmed_at) end;
  return null;
end
$function$;
