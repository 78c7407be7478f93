-- Rejects setting an opened application back to new. Not a security definer, because it checks the caller's role.
create function public.guard_application() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated') and new.status = 'new' and old.status <> 'new' then
    raise exception 'An opened application cannot become new again.' using errcode = '23514';
  end if;
  new.updated_at := now();
  return new;
end
$$;
