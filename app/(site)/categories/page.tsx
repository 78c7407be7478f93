import type { Metadata } from 'next';
import { connection } from 'next/server';
import { CategoryDirectory } from '@/components/listings/category-directory';
import { pageCard } from '@/components/seo/page-card';
import { categoryDirectory } from '@/lib/listings/directory';
import * as routes from '@/lib/routes';
import { categories as text } from '@/messages/pages/listings';

export async function generateMetadata(): Promise<Metadata> {
  await connection();
  return pageCard(text.browseJobsByCategory, text.openJobsByIndustryType, routes.categories());
}

/** Rendered per request, because a build needs no database; its figures are kept. */
export default async function CategoriesPage() {
  await connection();
  return <CategoryDirectory categories={await categoryDirectory()} />;
}
