-- Nobody who is shut out writes to a talent or an applicant, nor names what is.
create function public.refuse_banned_message() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_table_name = 'contact_requests' then
    perform public.refuse_banned(new.employer_id, new.message);
  else
    perform public.refuse_banned((select employer_id from public.jobs where id = new.job_id),
      concat_ws(E'\n', new.subject, new.body));
  end if;
  return new;
end
$$;
