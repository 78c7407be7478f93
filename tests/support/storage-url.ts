import { requireVariable } from './environment.ts';

/** The URL at the storage under test for an address that the site returns (D116). */
export const toStorageUrl = (address: string): string =>
  new URL(address.replace(/^\/api\/storage\//, '/storage/v1/'), requireVariable('NEXT_PUBLIC_SUPABASE_URL'))
    .href;
