import 'server-only';
import { z } from 'zod';
import { adminClient } from '@/lib/supabase/admin';
import type { DataClient } from '@/lib/supabase/types';
import type { GeocodeAnswer } from './geocode-answer';
import { placeSchema } from './schema';

const keptAnswerSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('found'), place: placeSchema }),
  z.object({ state: z.literal('nothing') }),
  z.object({ state: z.literal('incomplete') }),
]);

const keptDays = 30;

/** What all processes share about one outside geocoder: its kept answers, whose turn it is, whether it rests. */
export type GeocodeTraffic = ReturnType<typeof geocodeTraffic>;

/** The traffic of one provider, in the database; every call throws when that does not answer. */
export function geocodeTraffic(provider: string, client: DataClient = adminClient()) {
  return {
    /** A kept answer; null when there is none that is young enough. */
    async recall(key: string): Promise<GeocodeAnswer | null> {
      const since = new Date(Date.now() - keptDays * 24 * 60 * 60 * 1000).toISOString();
      const { data } = await client
        .from('geocode_cache')
        .select('answer')
        .eq('provider', provider)
        .eq('key', key)
        .gte('created_at', since)
        .maybeSingle()
        .throwOnError();
      const kept = keptAnswerSchema.safeParse(data?.answer);
      return kept.success ? kept.data : null;
    },
    async keep(key: string, answer: Exclude<GeocodeAnswer, { state: 'unavailable' }>): Promise<void> {
      await client.rpc('keep_geocode', { provider, key, answer }).throwOnError();
    },
    /** Claims a turn: ms to wait until it, or null when it is not to be had within `maxWaitMs`. */
    async claimTurn(maxWaitMs: number): Promise<number | null> {
      const { data } = await client
        .rpc('claim_geocode_slot', { provider, max_wait_ms: maxWaitMs })
        .throwOnError();
      return data;
    },
    /** How a request went; three failures in a row, or `pauseSeconds`, let the provider rest. */
    async note(succeeded: boolean, pauseSeconds = 0): Promise<void> {
      await client
        .rpc('note_geocode_outcome', {
          provider,
          succeeded,
          pause_seconds: pauseSeconds,
        })
        .throwOnError();
    },
  };
}
