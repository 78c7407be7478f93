'use server';

import { z } from 'zod';
import { defineAction } from '@/lib/action';
import { signedIn } from '@/lib/auth/access';
import { viewerClient } from '@/lib/supabase/server';
import { alertMessages } from '@/messages/alerts/messages';

/** Has the emails of all the viewer's alerts say miles, or kilometers (D106). */
export const writeAlertsIn = defineAction({
  name: 'writeAlertsIn',
  schema: z.enum(['km', 'mi']),
  access: signedIn,
  run: async (unit, viewer): Promise<void> => {
    await (await viewerClient())
      .from('alerts')
      .update({ in_miles: unit === 'mi' })
      .eq('user_id', viewer.id)
      .throwOnError();
  },
  failed: alertMessages.saveFailed,
});
