-- The job of a question's secret; null for an unknown one and one that a newer question replaced.
create function public.job_of_question(manage_token text) returns uuid
language sql stable security definer
set search_path = ''
as $$
  select job_id from public.still_hiring
  where public.sha256_hex(job_of_question.manage_token) in (token_hash, asked_token_hash)
$$;

grant execute on function public.job_of_question(text) to service_role;
