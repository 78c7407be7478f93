-- Keeps by what an account is found: after a change of its address, its company or its profile.
create function public.note_account_names() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  changed constant jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  account constant uuid := coalesce(changed ->> 'user_id', changed ->> 'id')::uuid;
begin
  insert into public.account_names as known (account_id, words)
    select owner.id, lower(concat_ws(' ', owner.email,
        (select company_name from public.employer_profiles where user_id = owner.id),
        (select full_name from public.job_seeker_profiles where user_id = owner.id)))
      from auth.users as owner where owner.id = account
    on conflict (account_id) do update set words = excluded.words where known.words <> excluded.words;
  return null;
end
$$;
