-- Nobody who is shut out posts, changes or opens a job, nor anybody with an address, number or link that is.
create function public.refuse_banned_posting() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform public.refuse_banned(new.employer_id,
    concat_ws(E'\n', new.contact ->> 'email', new.contact ->> 'phone', new.application_url, new.title, new.description));
  return new;
end
$$;
