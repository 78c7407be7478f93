'use server';

import { allowAnyone, defineAction } from '@/lib/action';
import { signedIn } from '@/lib/auth/access';
import { formAction } from '@/lib/forms/form-action';
import { submittedPlaceSchema } from '@/lib/places/submitted-place';
import { actionsPreview as text } from '@/messages/alerts/form';
import {
  parseJobAlertForm,
  parseTalentAlertForm,
  toJobAlertSettings,
  toTalentAlertSettings,
} from './alert-form';
import { previewJobAlert, previewTalentAlert } from './queries-preview';
import { jobAlertSubmission, talentAlertSubmission } from './schema';

/** Previews the job alert in the form: its matches of the last seven days. Open to guests. */
export const previewJobs = formAction(
  defineAction({
    name: 'previewJobs',
    schema: jobAlertSubmission(submittedPlaceSchema),
    access: allowAnyone,
    run: (form) => previewJobAlert(toJobAlertSettings(form).search),
    failureMessage: text.loadFailed,
  }),
  parseJobAlertForm,
);

/** Previews the talent alert in the form, with the columns that the viewer may see (D25). */
export const previewTalents = formAction(
  defineAction({
    name: 'previewTalents',
    schema: talentAlertSubmission(submittedPlaceSchema),
    access: signedIn,
    run: (form) => previewTalentAlert(toTalentAlertSettings(form).search),
    failureMessage: text.loadFailed,
  }),
  parseTalentAlertForm,
);
