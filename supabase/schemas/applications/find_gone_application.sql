-- What the holder of a mailed secret learns of an application that went with its job; null for any other.
create function public.find_gone_application(manage_token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('jobTitle', job_title, 'companyName', company_name, 'stateSlug', state_slug,
    'citySlug', city_slug, 'reason', reason, 'status', status, 'appliedAt', applied_at, 'goneAt', gone_at)
  from public.gone_applications
  where token_hash = public.sha256_hex(find_gone_application.manage_token)
    or link_hashes @> array[public.sha256_hex(find_gone_application.manage_token)]
$$;

grant execute on function public.find_gone_application(text) to anon, authenticated, service_role;
