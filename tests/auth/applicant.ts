import { secretClient } from '../policies/people.ts';
import { application, company, cvPath, job, talent, upload } from '../policies/rows.ts';
import { signUp } from '../support/clients.ts';

export const cvText = '%PDF-1.4 my own curriculum';

/** Creates a job seeker with a CV, and their application to an employer's job, with all dependent rows. */
export async function createApplicant() {
  const [employer, applicant] = await Promise.all([signUp('employer'), signUp('job_seeker')]);
  const [profileCv, sentCv] = [cvPath(), cvPath()];
  const jobId = crypto.randomUUID();
  const service = secretClient();
  const insert = async (table: string, row: object) => {
    const { error } = await service.from(table).insert(row);
    if (error) throw error;
  };
  for (const path of [profileCv, sentCv]) {
    const stored = await service.storage
      .from('applications')
      .upload(path, new Blob([cvText], { type: 'application/pdf' }));
    if (stored.error) throw stored.error;
    await insert('uploads', upload(path, { owner_id: applicant.user.id, filename: 'My CV.pdf' }));
  }
  await insert('employer_profiles', company(employer.user.id));
  await insert('jobs', job(employer.user.id, { id: jobId }));
  await insert('job_seeker_profiles', talent(applicant.user.id, { cv_url: profileCv }));
  await insert(
    'applications',
    application(jobId, sentCv, { applicant_id: applicant.user.id, email: applicant.email }),
  );
  return { employer, applicant, jobId, profileCv, sentCv };
}
