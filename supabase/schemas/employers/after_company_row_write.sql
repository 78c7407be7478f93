-- Updates everything that depends on a company after its row was written. `before` is null for an insert, and `company` is null for a
-- deletion. `is_person` is false for writes of the service role. Raises PT403 if it is not called by a trigger.
create function public.after_company_row_write(company public.employer_profiles, before public.employer_profiles, is_person boolean) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if pg_trigger_depth() = 0 then
    raise exception 'Only a trigger can process a company.' using errcode = 'PT403';
  end if;
  if company.company_logo is distinct from before.company_logo then
    perform public.claim_company_logo(company, before);
  end if;
  if company.id is null then
    return;
  end if;
  -- Jobs have copies of the company's fields, which are updated until the job ends (D18b).
  if before.id is not null and (company.company_name, company.company_description, company.company_logo, company.industry)
      is distinct from (before.company_name, before.company_description, before.company_logo, before.industry) then
    update public.jobs
      set company_name = company.company_name, company_description = company.company_description,
          company_logo = company.company_logo, industry = company.industry
      where employer_id = company.user_id and status <> 'closed' and expires_at > now();
  end if;
  if is_person then
    perform public.moderate_company(company, before.id is null);
  end if;
  if company.company_name is distinct from before.company_name then
    perform public.hide_from_renamed_company(company.user_id, company.company_name);
  end if;
end
$$;

grant execute on function public.after_company_row_write(public.employer_profiles, public.employer_profiles, boolean)
  to authenticated, service_role;
