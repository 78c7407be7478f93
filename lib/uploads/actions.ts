'use server';

import { headers } from 'next/headers';
import { z } from 'zod';
import { defineAction } from '@/lib/action';
import { enforceRateLimit } from '@/lib/rate-limits/rate-limits';
import { viewerClient } from '@/lib/supabase/server';
import { uploadCv as uploadText } from '@/messages/uploads';
import { cvMessages } from './cv';
import { createCvUpload } from './cv-store';

/** Creates a signed upload URL for one CV (D24, D35). */
export const startCvUpload = defineAction({
  name: 'startCvUpload',
  schema: z.object({ name: z.string().min(1).max(500), size: z.number().int().min(0) }),
  access: async () => {
    const { data } = await (await viewerClient()).auth.getUser();
    await enforceRateLimit(
      'upload',
      await headers(),
      data.user ? { subject: data.user.id, isOwner: true } : {},
    );
    return { viewerId: data.user?.id ?? null };
  },
  run: (file, { viewerId }) => createCvUpload(file, viewerId),
  failureMessage: cvMessages.failed(uploadText.unexpectedResponse),
});
