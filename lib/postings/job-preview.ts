import type { Company } from '@/lib/employers/company';
import type { Job } from '@/lib/jobs/job';
import { toJob } from '@/lib/jobs/job-row';
import { preview as text } from '@/messages/postings/form';
import { defaultOpenDays } from './expiry';
import { parseFormValues } from './form-values';
import type { JobFormValues } from './job-form';
import { toJobColumns } from './posting-row';

/** The job that the form's values would create. Missing texts have placeholders. */
export function toJobPreview(
  form: JobFormValues,
  company: Omit<Company, 'id' | 'verifiedDomain'>,
  employerId: string,
  now: Date,
): Job {
  const values = parseFormValues(form);
  const today = now.toISOString();
  const end = new Date(now.getTime() + defaultOpenDays * 86_400_000).toISOString();
  const columns = toJobColumns(
    {
      ...values,
      title: values.title ?? text.jobTitle,
      description: values.description ?? text.jobDescription,
      type: values.type ?? 'full-time',
      location: values.location ?? company.location,
      currency: values.currency ?? undefined,
      period: values.period ?? undefined,
      schedule: values.schedule ?? [],
      benefits: values.benefits ?? [],
      tags: values.tags ?? [],
      hasTips: values.hasTips ?? false,
      start: values.start ?? undefined,
      contactName: '',
      contactEmail: '',
      expiresOn: null,
    },
    now,
  );
  const job = toJob(
    {
      ...columns,
      id: '00000000-0000-0000-0000-000000000000',
      slug: 'preview',
      employer_id: employerId,
      company_name: company.name,
      company_description: company.description,
      company_logo: null,
      industry: company.industry,
      status: 'open',
      close_reason: null,
      is_demo: false,
      created_at: today,
      updated_at: today,
      expires_at: end,
      ended_at: end,
      closed_at: null,
    },
    now,
  );
  return { ...job, company: { ...job.company, logo: company.logo } };
}
