-- What was read cannot be unread: an employer's application is new once. Runs as the writer, whose role it checks.
create function public.guard_application() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated') and new.status = 'new' and old.status <> 'new' then
    raise exception 'An application that was opened does not become new again.' using errcode = '23514';
  end if;
  new.updated_at := now();
  return new;
end
$$;
