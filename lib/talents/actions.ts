'use server';

import { refresh } from 'next/cache';
import { headers } from 'next/headers';
import { z } from 'zod';
import { defineAction } from '@/lib/action';
import { signedIn } from '@/lib/auth/access';
import { formAction } from '@/lib/forms/form-action';
import { submittedPlaceSchema } from '@/lib/places/submitted-place';
import {
  assertNotStale,
  getProfileVersion,
  parseProfileVersion,
  profileVersionSchema,
} from '@/lib/profile/profile-version';
import { enforceRateLimit } from '@/lib/rate-limits/rate-limits';
import * as routes from '@/lib/routes';
import { viewerClient } from '@/lib/supabase/server';
import { cvMessages } from '@/lib/uploads/cv';
import { createCvUpload } from '@/lib/uploads/cv-store';
import { talentMessages } from '@/messages/talents/profile';
import { uploadCv as uploadText } from '@/messages/uploads';
import { parseTalentForm } from './parse-talent-form';
import { talentSubmission } from './schema';
import { getVerifiedTalentCvPath, upsertTalentProfile } from './upsert-talent-profile';

/** Creates a signed upload URL for the CV of the viewer's profile (D24, D35). */
export const startTalentCvUpload = defineAction({
  name: 'startTalentCvUpload',
  schema: z.object({ name: z.string().min(1).max(500), size: z.number().int().min(0) }),
  access: async () => {
    const viewer = await signedIn();
    await enforceRateLimit('upload', await headers(), { subject: viewer.id, isOwner: true });
    return viewer;
  },
  run: (file, { id }) => createCvUpload(file, id, 'profile'),
  failureMessage: cvMessages.failed(uploadText.unexpectedResponse),
});

/**
 * Creates or updates the viewer's talent profile. Returns where to redirect (specification, section 4) and the version.
 */
export const saveTalentProfile = formAction(
  defineAction({
    name: 'saveTalentProfile',
    schema: talentSubmission(submittedPlaceSchema).safeExtend({ basis: profileVersionSchema }),
    access: signedIn,
    run: async (
      { salaryMin, salaryMax, salaryCurrency, salaryPeriod, cv, removesCv, basis, ...talent },
      { id },
    ) => {
      const client = await viewerClient();
      const storedVersion = await getProfileVersion(client, 'job_seeker_profiles', id);
      assertNotStale(basis, storedVersion);
      if (cv instanceof File)
        await enforceRateLimit('upload', await headers(), { subject: id, isOwner: true });
      const cvPath = cv ? await getVerifiedTalentCvPath(cv, id) : removesCv ? null : undefined;
      const hasPay = salaryMin !== null || salaryMax !== null;
      const desiredSalary = hasPay
        ? { min: salaryMin, max: salaryMax, currency: salaryCurrency, period: salaryPeriod }
        : null;
      await upsertTalentProfile(client, id, { ...talent, desiredSalary }, cvPath);
      refresh();
      return {
        // Only a new profile leads to the jobs near it.
        goTo: storedVersion === '' ? routes.jobsNearMe() : null,
        version: await getProfileVersion(client, 'job_seeker_profiles', id),
      };
    },
    failureMessage: talentMessages.failed,
  }),
  (form) => ({ ...parseTalentForm(form), basis: parseProfileVersion(form) }),
);
