'use server';

import { z } from 'zod';
import { defineAction } from '@/lib/action';
import { signedIn } from '@/lib/auth/access';
import { viewerClient } from '@/lib/supabase/server';
import { alertMessages } from '@/messages/alerts/messages';

/** Sets the unit of distances in the emails of all the viewer's alerts (D106). */
export const setAlertUnits = defineAction({
  name: 'setAlertUnits',
  schema: z.enum(['km', 'mi']),
  access: signedIn,
  run: async (unit, viewer): Promise<void> => {
    await (await viewerClient())
      .from('alerts')
      .update({ in_miles: unit === 'mi' })
      .eq('user_id', viewer.id)
      .throwOnError();
  },
  failureMessage: alertMessages.saveFailed,
});
