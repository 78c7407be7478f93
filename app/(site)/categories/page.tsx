import type { Metadata } from 'next';
import { connection } from 'next/server';
import { CategoryDirectory } from '@/components/listings/category-directory';
import { getPageMetadata } from '@/components/seo/page-metadata';
import { listCategoryCounts } from '@/lib/listings/directory';
import * as routes from '@/lib/routes';
import { categories as text } from '@/messages/pages/listings';

export async function generateMetadata(): Promise<Metadata> {
  await connection();
  return getPageMetadata(text.title, text.description, routes.categories());
}

/** Rendered per request, because a build has no database; the counts are cached. */
export default async function CategoriesPage() {
  await connection();
  return <CategoryDirectory categories={await listCategoryCounts()} />;
}
