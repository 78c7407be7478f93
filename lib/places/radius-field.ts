import { z } from 'zod';
import { radius } from '@/lib/limits';

/** A radius as a form of alerts and profiles posts it (a search's is in each search-params.ts): the field beside the slider lets more be typed than the slider has. */
export const radiusField = (defaultKm: number) =>
  z
    .preprocess(
      (given) => (typeof given === 'string' ? given.normalize('NFKC') : given),
      z.coerce.number().catch(defaultKm).default(defaultKm),
    )
    .transform((km) => Math.round(Math.min(radius.maxKm, Math.max(radius.minKm, km || defaultKm))));
