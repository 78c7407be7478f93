-- Deletes the viewer's account and all its rows if `confirmation` is its email address. Sent applications are deleted if
-- `with_applications` is true; otherwise they stay with the employers, without the account. Unused files are deleted by the next clean-up.
-- Applicants who are waiting for a reply get an email. The account's own address gets a last email. Returns the deleted jobs, whose pages
-- have to be revalidated.
create function public.delete_own_account(confirmation text, with_applications boolean default false)
returns table (id uuid, slug text, state_slug text, city_slug text)
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  viewer uuid := (select auth.uid());
  address text;
  contents jsonb := public.account_contents();
begin
  select account.email into address from auth.users as account where account.id = viewer;
  if address is null then
    raise exception 'AUTHENTICATION_REQUIRED' using errcode = 'PT401';
  end if;
  if lower(trim(confirmation)) is distinct from lower(address) then
    raise exception 'NOT_CONFIRMED' using errcode = 'PT400';
  end if;
  return query
    select job.id, job.slug, job.state_slug, job.city_slug from public.jobs as job where job.employer_id = viewer;
  if with_applications then
    delete from public.applications where applicant_id = viewer;
    delete from public.deleted_applications where applicant_id = viewer;
  end if;
  update public.uploads as file set discarded_at = now()
    where file.owner_id = viewer and file.discarded_at is null
      and not exists (select from public.applications as application where application.cv_url = file.path
        and not exists (select from public.jobs as job where job.id = application.job_id and job.employer_id = viewer));
  delete from public.outbox where lower(recipient) = lower(address) and sent_at is not null;
  delete from auth.users as account where account.id = viewer;
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    values ('account-deleted', address,
      contents || jsonb_build_object('withApplications', with_applications), 'account-deleted:' || viewer)
    on conflict (dedupe_key) do nothing;
end
$$;

grant execute on function public.delete_own_account(text, boolean) to authenticated, service_role;
