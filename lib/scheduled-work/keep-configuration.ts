import 'server-only';
import { area, parts } from '@/doorstep.config';
import { adminClient } from '@/lib/supabase/admin';

/**
 * Tells the database what it has to know of the configuration: it refuses what belongs to a part that is off, whoever calls
 * it. How many settings changed.
 */
export async function keepConfiguration(): Promise<number> {
  const { data } = await adminClient()
    .rpc('keep_configuration', {
      given: {
        talents: Number(parts.talents),
        alerts: Number(parts.alerts),
        employers_by_invitation: Number(parts.employers === 'invited'),
        default_radius_km: area.radiusKm,
        default_talent_radius_km: area.talentRadiusKm,
      },
    })
    .throwOnError();
  return data;
}
