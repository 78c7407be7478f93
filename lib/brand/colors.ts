import { palette } from '../../doorstep.config.ts';
import { resolveColors } from './palette.ts';

/** The colors of this site in both schemes, for images drawn on the server. Pages use `app/brand.css`. */
export const colors = resolveColors(palette);
