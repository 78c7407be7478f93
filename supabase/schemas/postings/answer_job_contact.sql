-- Answers by the secret, and later the other way round if the mailbox changes its mind. What find_job_contact says then.
create function public.answer_job_contact(manage_token text, is_wanted boolean) returns jsonb
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  if is_wanted is not null then
    update public.job_contacts
      set confirmed_at = case when is_wanted then coalesce(confirmed_at, now()) end,
        declined_at = case when not is_wanted then coalesce(declined_at, now()) end
      where token_hash = public.sha256_hex(answer_job_contact.manage_token);
  end if;
  return public.find_job_contact(answer_job_contact.manage_token);
end
$$;

grant execute on function public.answer_job_contact(text, boolean) to anon, authenticated, service_role;
