import { JsonLd } from '@/components/seo/json-ld';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { env } from '@/lib/env';
import { toBreadcrumbList } from '@/lib/seo/structured-data';

export type LinkedCrumb = { label: string; href: string };

/** Breadcrumbs with structured data; the last one is the current page. */
export function BreadcrumbTrail({ crumbs }: { crumbs: readonly LinkedCrumb[] }) {
  const shown = crumbs.map(({ label, href }, index) =>
    index === crumbs.length - 1 ? { label } : { label, href },
  );
  return (
    <>
      <Breadcrumbs crumbs={shown} />
      <JsonLd data={toBreadcrumbList(crumbs, env().siteUrl)} />
    </>
  );
}
