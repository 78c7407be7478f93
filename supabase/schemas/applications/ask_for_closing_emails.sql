-- A job that ends asks for closing emails, also where its page goes before its time; reopening cancels them.
create function public.ask_for_closing_emails() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if new.status = 'closed' or new.ended_at <= now() - public.time_shown_after_end() then
    insert into public.closing_emails (job_id) values (new.id) on conflict do nothing;
  elsif old.status = 'closed' then
    perform public.cancel_closing_emails(array[new.id]);
  end if;
  return null;
end
$$;
