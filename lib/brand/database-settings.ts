import { area, parts } from '../../doorstep.config.ts';

/** The configuration that the database enforces, by its keys in the table `settings`. */
export const databaseSettings = {
  talents: Number(parts.talents),
  alerts: Number(parts.alerts),
  employers_by_invitation: Number(parts.employers === 'invited'),
  default_radius_km: area.radiusKm,
  default_talent_radius_km: area.talentRadiusKm,
};
