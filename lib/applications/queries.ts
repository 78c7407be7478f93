import 'server-only';
import { z } from 'zod';
import { publicClient } from '@/lib/supabase/public';
import { applicationStatuses, type SentApplication } from './application';

/** The secret of a receipt is 32 bytes in hexadecimal; anything else is not worth a look-up. */
export const isManageToken = (token: string) => /^[0-9a-f]{64}$/.test(token);

/** The application that a receipt's secret belongs to; null for an unknown or erased one. */
export async function findApplication(token: string): Promise<SentApplication | null> {
  if (!isManageToken(token)) return null;
  const { data, error } = await publicClient().rpc('find_application', { manage_token: token });
  if (error) throw error;
  return data === null ? null : sentApplication.parse(data);
}

const timestamp = z.string().transform((text) => new Date(text).toISOString());

const sentApplication = z.object({
  job: z.object({
    slug: z.string(),
    title: z.string(),
    companyName: z.string(),
    location: z.object({
      address: z.object({ city: z.string(), state: z.string(), neighborhood: z.string().nullable() }),
    }),
    isShown: z.boolean(),
    hasEnded: z.boolean(),
  }),
  fullName: z.string(),
  dateOfBirth: z.string().nullable(),
  isAdult: z.boolean(),
  email: z.string(),
  phone: z.string(),
  coverLetter: z.string(),
  cvFilename: z.string(),
  status: z.enum(applicationStatuses),
  createdAt: timestamp,
  events: z.array(z.object({ kind: z.string(), at: timestamp })),
});
