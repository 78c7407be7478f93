import type { Brand } from './brand.ts';

/** The logo as an SVG document, in the `mark` and `accent` colors. */
export const renderLogoSvg = (
  logo: Brand['logo'],
  { mark, accent }: { mark: string; accent: string },
): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32">' +
  `<g fill="${mark}">${logo.mark}</g><g fill="${accent}">${logo.accent}</g></svg>`;
