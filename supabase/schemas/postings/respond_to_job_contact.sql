-- Records the response to a consent request; a later response replaces it, and null changes nothing. Returns the result of get_job_contact.
create function public.respond_to_job_contact(manage_token text, accepts_applications boolean) returns jsonb
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  if accepts_applications is not null then
    update public.job_contacts
      set confirmed_at = case when accepts_applications then coalesce(confirmed_at, now()) end,
        declined_at = case when not accepts_applications then coalesce(declined_at, now()) end
      where token_hash = public.sha256_hex(respond_to_job_contact.manage_token);
  end if;
  return public.get_job_contact(respond_to_job_contact.manage_token);
end
$$;

grant execute on function public.respond_to_job_contact(text, boolean) to anon, authenticated, service_role;
