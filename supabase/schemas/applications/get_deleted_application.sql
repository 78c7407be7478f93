-- The remains of an application whose job was deleted, by the secret of its link; null for any other secret.
create function public.get_deleted_application(manage_token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('jobTitle', job_title, 'companyName', company_name, 'stateSlug', state_slug,
    'citySlug', city_slug, 'reason', reason, 'status', status, 'appliedAt', applied_at, 'deletedAt', deleted_at)
  from public.deleted_applications
  where token_hash = public.sha256_hex(get_deleted_application.manage_token)
    or link_hashes @> array[public.sha256_hex(get_deleted_application.manage_token)]
$$;

grant execute on function public.get_deleted_application(text) to anon, authenticated, service_role;
