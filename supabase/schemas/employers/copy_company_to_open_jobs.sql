-- Saving a company profile updates the copies on its open jobs (D18b).
create function public.copy_company_to_open_jobs() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.jobs
    set company_name = new.company_name, company_description = new.company_description,
        company_logo = new.company_logo, industry = new.industry
    where employer_id = new.user_id and status <> 'closed' and expires_at > now();
  return null;
end
$$;
