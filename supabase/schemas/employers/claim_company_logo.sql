-- Claims a company's logo. Raises PT409 LOGO_MISSING unless it is a verified upload of the owner, so that visitors' browsers don't load
-- images from other servers. A replaced or removed logo is discarded. The change also applies to ended jobs, which otherwise keep their
-- copies of the company's fields.
create function public.claim_company_logo(company public.employer_profiles, before public.employer_profiles) returns void
language plpgsql
set search_path = ''
as $$
begin
  if company.company_logo is not null then
    update public.uploads set claimed_at = now()
      where public_url = company.company_logo and bucket = 'companies' and owner_id = company.user_id
        and verified_at is not null and claimed_at is null and discarded_at is null;
    if not found then
      raise exception 'LOGO_MISSING' using errcode = 'PT409';
    end if;
  end if;
  if before.company_logo is not null then
    update public.uploads set discarded_at = now() where public_url = before.company_logo;
    if company.id is not null then
      update public.jobs set company_logo = company.company_logo
        where employer_id = before.user_id and company_logo = before.company_logo;
    end if;
  end if;
end
$$;
