import { requireVariable } from './environment.ts';

/** Turns an address that the site returns, such as /api/storage/…, into the URL of the storage under test (D116). */
export const toStorageUrl = (address: string): string =>
  new URL(address.replace(/^\/api\/storage\//, '/storage/v1/'), requireVariable('NEXT_PUBLIC_SUPABASE_URL'))
    .href;
