import { JsonLd } from '@/components/seo/structured-data';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { env } from '@/lib/env';
import { breadcrumbList } from '@/lib/seo/structured-data';

export type LinkedCrumb = { label: string; href: string };

/** The way here for people and for machines; the last entry is this page. */
export function BreadcrumbTrail({ crumbs }: { crumbs: readonly LinkedCrumb[] }) {
  const shown = crumbs.map(({ label, href }, index) =>
    index === crumbs.length - 1 ? { label } : { label, href },
  );
  return (
    <>
      <Breadcrumbs crumbs={shown} />
      <JsonLd data={breadcrumbList(crumbs, env().siteUrl)} />
    </>
  );
}
