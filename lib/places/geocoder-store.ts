import 'server-only';
import { z } from 'zod';
import { serviceClient } from '@/lib/supabase/service';
import type { DataClient } from '@/lib/supabase/types';
import type { ProviderResult } from './provider-result';
import { placeSchema } from './schema';

const cachedResultSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('found'), place: placeSchema }),
  z.object({ state: z.literal('not-found') }),
  z.object({ state: z.literal('incomplete') }),
]);

const cacheDays = 30;

/** The state of an external geocoder that all processes share: cached results, request slots and pauses. */
export type GeocoderStore = ReturnType<typeof createGeocoderStore>;

/**
 * Stores one provider's state in the database.
 * @throws when the database can't be reached
 */
export function createGeocoderStore(provider: string, client: DataClient = serviceClient()) {
  return {
    /** A cached result; null if there is none or it is older than 30 days. */
    async getCached(key: string): Promise<ProviderResult | null> {
      const since = new Date(Date.now() - cacheDays * 24 * 60 * 60 * 1000).toISOString();
      const { data } = await client
        .from('geocode_cache')
        .select('result')
        .eq('provider', provider)
        .eq('key', key)
        .gte('created_at', since)
        .maybeSingle()
        .throwOnError();
      const cached = cachedResultSchema.safeParse(data?.result);
      return cached.success ? cached.data : null;
    },
    async cacheResult(key: string, result: Exclude<ProviderResult, { state: 'unavailable' }>): Promise<void> {
      await client.rpc('cache_geocode', { provider, key, result }).throwOnError();
    },
    /** Claims a request slot: the ms to wait for it, or null if it is not free within `maxWaitMs`. */
    async claimSlot(maxWaitMs: number): Promise<number | null> {
      const { data } = await client
        .rpc('claim_geocode_slot', { provider, max_wait_ms: maxWaitMs })
        .throwOnError();
      return data;
    },
    /** Records a request's outcome. Three failures in a row, or `pauseSeconds`, pause the provider. */
    async recordOutcome(succeeded: boolean, pauseSeconds = 0): Promise<void> {
      await client
        .rpc('record_geocode_outcome', { provider, succeeded, pause_seconds: pauseSeconds })
        .throwOnError();
    },
  };
}
