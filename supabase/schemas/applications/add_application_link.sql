-- Adds a secret for a link in an email to an applicant, which opens the application's page. Stores only its hash. Returns the secret.
create function public.add_application_link(application_id uuid) returns text
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  secret constant text := encode(extensions.gen_random_bytes(32), 'hex');
begin
  update public.applications set link_hashes = link_hashes || public.sha256_hex(secret)
    where id = add_application_link.application_id;
  return secret;
end
$$;

grant execute on function public.add_application_link(uuid) to service_role;
