/** An object of schema.org. */
export type StructuredData = {
  '@context': 'https://schema.org';
  '@type': string;
  [property: string]: unknown;
};

/** As the text of a script element, which nothing inside of it can close. */
export const scriptText = (data: StructuredData): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** The way to a page as search engines read it; the last entry is the page itself. Paths become addresses of the site. */
export function breadcrumbList(
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
