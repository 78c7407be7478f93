-- Limits on what anybody may do without an account, counted here so that they hold over several processes (D35).

create table public.rate_limits (
  door text not null,
  key_hash text not null,
  window_start timestamptz not null,
  hits integer not null default 1,
  primary key (door, key_hash, window_start)
);
create index rate_limits_old on public.rate_limits (window_start);

alter table public.rate_limits enable row level security;
revoke all on public.rate_limits from anon, authenticated;
grant all on public.rate_limits to service_role;

-- Counts one hit at a door in the current window of so many seconds; false when it is one too many.
create function public.take_limit(door text, key_hash text, max_hits integer, window_seconds integer) returns boolean
language sql volatile security definer
set search_path = ''
as $$
  insert into public.rate_limits as counted (door, key_hash, window_start)
  values (door, key_hash, to_timestamp(floor(extract(epoch from now()) / window_seconds) * window_seconds))
  on conflict on constraint rate_limits_pkey do update set hits = counted.hits + 1
  returning hits <= max_hits
$$;
revoke execute on function public.take_limit(text, text, integer, integer) from public, anon, authenticated;
grant execute on function public.take_limit(text, text, integer, integer) to service_role;
