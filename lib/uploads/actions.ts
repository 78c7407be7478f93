'use server';

import { headers } from 'next/headers';
import { z } from 'zod';
import { defineAction } from '@/lib/action';
import { takeLimit } from '@/lib/rate-limits/rate-limits';
import { viewerClient } from '@/lib/supabase/server';
import { uploadCv as uploadText } from '@/messages/uploads';
import { cvMessages } from './cv';
import { openCvUpload } from './cv-store';

/** Gives a browser one signed address for one CV (D24, D35). */
export const startCvUpload = defineAction({
  name: 'startCvUpload',
  schema: z.object({ name: z.string().min(1).max(500), size: z.number().int().min(0) }),
  access: async () => {
    const { data } = await (await viewerClient()).auth.getUser();
    await takeLimit('upload', await headers(), data.user ? { subject: data.user.id, isKnown: true } : {});
    return { viewerId: data.user?.id ?? null };
  },
  run: (file, { viewerId }) => openCvUpload(file, viewerId),
  failed: cvMessages.failed(uploadText.noAnswer),
});
