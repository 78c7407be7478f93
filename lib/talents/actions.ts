'use server';

import { refresh } from 'next/cache';
import { headers } from 'next/headers';
import { z } from 'zod';
import { defineAction } from '@/lib/action';
import { signedIn } from '@/lib/auth/access';
import { formAction } from '@/lib/forms/form-action';
import { submittedPlaceSchema } from '@/lib/places/submitted-place';
import { basisSchema, profileVersion, readBasis, refuseUnseen } from '@/lib/profile/profile-version';
import { takeLimit } from '@/lib/rate-limits/rate-limits';
import * as routes from '@/lib/routes';
import { viewerClient } from '@/lib/supabase/server';
import { cvMessages } from '@/lib/uploads/cv';
import { openCvUpload } from '@/lib/uploads/cv-store';
import { talentMessages } from '@/messages/talents/profile';
import { uploadCv as uploadText } from '@/messages/uploads';
import { readTalentForm } from './read-form';
import { checkedTalentCv, storeTalent } from './save-talent';
import { talentSubmission } from './schema';

/** Gives the viewer's browser one signed address for the CV of their profile (D24, D35). */
export const startTalentCvUpload = defineAction({
  name: 'startTalentCvUpload',
  schema: z.object({ name: z.string().min(1).max(500), size: z.number().int().min(0) }),
  access: async () => {
    const viewer = await signedIn();
    await takeLimit('upload', await headers(), { subject: viewer.id, isKnown: true });
    return viewer;
  },
  run: (file, { id }) => openCvUpload(file, id, 'profile'),
  failed: cvMessages.failed(uploadText.noAnswer),
});

/** Writes or changes the viewer's talent profile; the answer says where to go (section 4). */
export const saveTalentProfile = formAction(
  defineAction({
    name: 'saveTalentProfile',
    schema: talentSubmission(submittedPlaceSchema).safeExtend({ basis: basisSchema }),
    access: signedIn,
    run: async (
      { salaryMin, salaryMax, salaryCurrency, salaryPeriod, cv, removesCv, basis, ...talent },
      { id },
    ) => {
      const client = await viewerClient();
      const before = await profileVersion(client, 'job_seeker_profiles', id);
      refuseUnseen(basis, before);
      if (cv instanceof File) await takeLimit('upload', await headers(), { subject: id, isKnown: true });
      const cvPath = cv ? await checkedTalentCv(cv, id) : removesCv ? null : undefined;
      const hasPay = salaryMin !== null || salaryMax !== null;
      const desiredSalary = hasPay
        ? { min: salaryMin, max: salaryMax, currency: salaryCurrency, period: salaryPeriod }
        : null;
      await storeTalent(client, id, { ...talent, desiredSalary }, cvPath);
      refresh();
      return {
        // Only a new profile is led on to the jobs near it.
        goTo: before === '' ? routes.jobsNearMe() : null,
        version: await profileVersion(client, 'job_seeker_profiles', id),
      };
    },
    failed: talentMessages.failed,
  }),
  (form) => ({ ...readTalentForm(form), basis: readBasis(form) }),
);
