'use server';

import { refresh } from 'next/cache';
import { headers } from 'next/headers';
import { z } from 'zod';
import { defineAction } from '@/lib/action';
import { signedIn } from '@/lib/auth/access';
import { formAction } from '@/lib/forms/form-action';
import { getFormFile, getFormTexts, isFieldChecked } from '@/lib/forms/form-data';
import { logError } from '@/lib/log';
import { parseSubmittedPlace, submittedPlaceSchema } from '@/lib/places/submitted-place';
import {
  assertNotStale,
  getProfileVersion,
  parseProfileVersion,
  profileVersionSchema,
} from '@/lib/profile/profile-version';
import { enforceRateLimit } from '@/lib/rate-limits/rate-limits';
import * as routes from '@/lib/routes';
import { viewerClient } from '@/lib/supabase/server';
import { saveLogo } from '@/lib/uploads/logo-store';
import { companyMessages } from '@/messages/employers';
import { revalidateCompanyJobs } from './revalidate-company-jobs';
import { companyFields } from './schema';
import { upsertCompany } from './upsert-company';

const companySubmissionSchema = z.object({
  ...companyFields,
  location: submittedPlaceSchema,
  submittedVersion: profileVersionSchema,
});

const saveCompanyAction = defineAction({
  name: 'saveCompany',
  schema: companySubmissionSchema,
  access: signedIn,
  run: async (
    { companyName, companyDescription, industry, location, logo, removesLogo, submittedVersion },
    { id },
  ) => {
    const client = await viewerClient();
    const storedVersion = await getProfileVersion(client, 'employer_profiles', id);
    assertNotStale(submittedVersion, storedVersion);
    if (logo) await enforceRateLimit('upload', await headers(), { subject: id, isOwner: true });
    const logoUrl = logo ? await saveLogo(logo, id) : removesLogo ? null : undefined;
    const company = { name: companyName, description: companyDescription, industry, location };
    await upsertCompany(client, id, company, logoUrl);
    // The profile is already saved, so an error here only leaves pages stale for up to a minute.
    await revalidateCompanyJobs(client, id).catch((error) => logError('saveCompany', error));
    refresh();
    return {
      // After creating a company, its owner can post the first job.
      goTo: storedVersion === '' ? routes.postJob() : null,
      version: await getProfileVersion(client, 'employer_profiles', id),
    };
  },
  failureMessage: companyMessages.saveFailed,
});

/**
 * Creates or updates the viewer's company. After the first save `goTo` is the page to go to (specification, section 4),
 * later null.
 */
export const saveCompany = formAction(saveCompanyAction, (form) => ({
  ...getFormTexts(form, ['companyName', 'industry', 'companyDescription']),
  location: parseSubmittedPlace(form),
  logo: getFormFile(form, 'logo'),
  removesLogo: isFieldChecked(form, 'removeLogo'),
  submittedVersion: parseProfileVersion(form),
}));
