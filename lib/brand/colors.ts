import { palette } from '../../doorstep.config.ts';
import { colorsOf } from './palette.ts';

/** The colors of this site, in both schemes. For what draws on the server; pages take theirs from `app/brand.css`. */
export const colors = colorsOf(palette);
