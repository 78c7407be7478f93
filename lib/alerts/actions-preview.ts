'use server';

import { defineAction, everyone } from '@/lib/action';
import { signedIn } from '@/lib/auth/access';
import { formAction } from '@/lib/forms/form-action';
import { handedInPlaceSchema } from '@/lib/places/submitted-place';
import { jobAlertOf, readJobAlert, readTalentAlert, talentAlertOf } from './alert-form';
import { previewJobAlert, previewTalentAlert } from './queries-preview';
import { handedInJobAlert, handedInTalentAlert } from './schema';

const failed = 'The preview could not be loaded. Please try again.';

/** What a job alert as it stands in its form would have brought in the last seven days; open to guests. */
export const previewJobs = formAction(
  defineAction({
    name: 'previewJobs',
    schema: handedInJobAlert(handedInPlaceSchema),
    access: everyone,
    run: (form) => previewJobAlert(jobAlertOf(form).search),
    failed,
  }),
  readJobAlert,
);

/** The same for a talent alert, in what the viewer may see (D25). */
export const previewTalents = formAction(
  defineAction({
    name: 'previewTalents',
    schema: handedInTalentAlert(handedInPlaceSchema),
    access: signedIn,
    run: (form) => previewTalentAlert(talentAlertOf(form).search),
    failed,
  }),
  readTalentAlert,
);
