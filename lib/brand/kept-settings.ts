import { area, parts } from '../../doorstep.config.ts';

/** What the database has to know of `doorstep.config.ts`, by the keys of `settings`: it refuses what belongs to a part that is off. */
export const keptSettings = {
  talents: Number(parts.talents),
  alerts: Number(parts.alerts),
  employers_by_invitation: Number(parts.employers === 'invited'),
  default_radius_km: area.radiusKm,
  default_talent_radius_km: area.talentRadiusKm,
};
