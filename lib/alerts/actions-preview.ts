'use server';

import { defineAction, everyone } from '@/lib/action';
import { signedIn } from '@/lib/auth/access';
import { formAction } from '@/lib/forms/form-action';
import { submittedPlaceSchema } from '@/lib/places/submitted-place';
import { actionsPreview as text } from '@/messages/alerts/form';
import { jobAlertOf, readJobAlert, readTalentAlert, talentAlertOf } from './alert-form';
import { previewJobAlert, previewTalentAlert } from './queries-preview';
import { jobAlertSubmission, talentAlertSubmission } from './schema';

const failed = text.weCouldntLoadThePreview;

/** What the job alert in its form would have found in the last seven days; open to guests. */
export const previewJobs = formAction(
  defineAction({
    name: 'previewJobs',
    schema: jobAlertSubmission(submittedPlaceSchema),
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
    schema: talentAlertSubmission(submittedPlaceSchema),
    access: signedIn,
    run: (form) => previewTalentAlert(talentAlertOf(form).search),
    failed,
  }),
  readTalentAlert,
);
