import { readFileSync } from 'node:fs';
import { createClient } from '@supabase/supabase-js';
import type { DemoApplication } from '../demo/sign-ins.ts';

type Storage = { url: string; secretKey: string };

/** The storage service of the environment; null if not configured. */
export function getStorage(env: Readonly<Record<string, string | undefined>>): Storage | null {
  const url = env.NEXT_PUBLIC_SUPABASE_URL;
  const secretKey = env.SUPABASE_SECRET_KEY ?? env.SUPABASE_SERVICE_ROLE_KEY;
  return url && secretKey ? { url, secretKey } : null;
}

/** Uploads a PDF for the CV of each application. Throws if the storage service rejects one. */
export async function uploadCvs({ url, secretKey }: Storage, applications: readonly DemoApplication[]) {
  const pdf = readFileSync(new URL('resume.pdf', import.meta.url));
  const client = createClient(url, secretKey, { auth: { persistSession: false } });
  const bucket = client.storage.from('applications');
  await Promise.all(
    applications.map(async ({ cv_url }) => {
      const { error } = await bucket.upload(cv_url, pdf, { contentType: 'application/pdf', upsert: true });
      if (error) throw new Error(`The storage service rejected ${cv_url}: ${error.message}`);
    }),
  );
}
