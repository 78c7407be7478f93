/** A schema.org object. */
export type StructuredData = {
  '@context': 'https://schema.org';
  '@type': string;
  [property: string]: unknown;
};

/** Returns JSON for a script element, escaped so that the content can't close it. */
export const toScriptText = (data: StructuredData): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** Returns a schema.org BreadcrumbList; the last entry is the page itself. Paths become absolute URLs. */
export function toBreadcrumbList(
  crumbs: readonly { label: string; href?: string }[],
  siteUrl: string,
): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href !== undefined && { item: `${siteUrl}${href}` }),
    })),
  };
}
