-- Rejects messages to talents and applicants from a banned account, or with a banned identifier in them.
create function public.reject_banned_message() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_table_name = 'contact_requests' then
    perform public.assert_not_banned(new.employer_id, new.message);
  else
    perform public.assert_not_banned((select employer_id from public.jobs where id = new.job_id),
      concat_ws(E'\n', new.subject, new.body));
  end if;
  return new;
end
$$;
