-- By what accounts are found that were there before they were noted.
insert into public.account_names (account_id, words)
  select account.id, lower(concat_ws(' ', account.email, company.company_name, profile.full_name))
  from auth.users as account
  left join public.employer_profiles as company on company.user_id = account.id
  left join public.job_seeker_profiles as profile on profile.user_id = account.id
  on conflict do nothing;
