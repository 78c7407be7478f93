import { variable } from './environment.ts';

/** Where the storage of the Supabase under test answers for an address that the site hands out (D116). */
export const storageAddress = (address: string): string =>
  new URL(address.replace(/^\/api\/storage\//, '/storage/v1/'), variable('NEXT_PUBLIC_SUPABASE_URL')).href;
