'use server';

import { refresh } from 'next/cache';
import { headers } from 'next/headers';
import { z } from 'zod';
import { defineAction } from '@/lib/action';
import { signedIn } from '@/lib/auth/access';
import { formAction } from '@/lib/forms/form-action';
import { fileOf, isTicked, textsOf } from '@/lib/forms/read-form';
import { logFault } from '@/lib/log';
import { readSubmittedPlace, submittedPlaceSchema } from '@/lib/places/submitted-place';
import { basisSchema, profileVersion, readBasis, refuseUnseen } from '@/lib/profile/profile-version';
import { takeLimit } from '@/lib/rate-limits/rate-limits';
import * as routes from '@/lib/routes';
import { viewerClient } from '@/lib/supabase/server';
import { storeLogo } from '@/lib/uploads/logo-store';
import { companyMessages } from './company-messages';
import { refreshCompanyJobs } from './refresh-jobs';
import { storeCompany } from './save-company';
import { companyFields } from './schema';

const companySubmission = z.object({ ...companyFields, location: submittedPlaceSchema, basis: basisSchema });

const writeCompany = defineAction({
  name: 'saveCompany',
  schema: companySubmission,
  access: signedIn,
  run: async ({ companyName, companyDescription, industry, location, logo, removesLogo, basis }, { id }) => {
    const client = await viewerClient();
    const before = await profileVersion(client, 'employer_profiles', id);
    refuseUnseen(basis, before);
    if (logo) await takeLimit('upload', await headers(), { subject: id, isKnown: true });
    const address = logo ? await storeLogo(logo, id) : removesLogo ? null : undefined;
    const company = { name: companyName, description: companyDescription, industry, location };
    await storeCompany(client, id, company, address);
    // The profile is saved by now; pages that could not be refreshed are a minute behind.
    await refreshCompanyJobs(client, id).catch((fault) => logFault('saveCompany', fault));
    refresh();
    return {
      // Only a new company is led on, to the posting that it was made for.
      goTo: before === '' ? routes.postJob() : null,
      version: await profileVersion(client, 'employer_profiles', id),
    };
  },
  failed: companyMessages.failed,
});

/** Founds or changes the viewer's company and the copies on its jobs; the answer says where to go (section 4). */
export const saveCompany = formAction(writeCompany, (form) => ({
  ...textsOf(form, ['companyName', 'industry', 'companyDescription']),
  location: readSubmittedPlace(form),
  logo: fileOf(form, 'logo'),
  removesLogo: isTicked(form, 'removeLogo'),
  basis: readBasis(form),
}));
