import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound, permanentRedirect } from 'next/navigation';
import { CorrectedWords } from '@/components/talents/search/corrected-words';
import { NoTalentsFound } from '@/components/talents/search/no-talents-found';
import { TalentList } from '@/components/talents/search/talent-list';
import { Pagination } from '@/components/ui/pagination';
import { findKnownPlace } from '@/lib/jobs/place-listing';
import { routes } from '@/lib/routes';
import { rolePageSearch, rolePageTitle } from '@/lib/talents/role-page';
import { searchTalentsAsVisitor } from '@/lib/talents/search';
import { lastTalentPage, talentsPerPage } from '@/lib/talents/search-params';

/** Whoever hides is gone with the next request, so nothing of it is kept. */
export const dynamic = 'force-dynamic';

type Props = {
  params: Promise<{ place: string; city: string; role: string; availability: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata(props: Props): Promise<Metadata> {
  const asked = await read(props);
  // People, not pages: nobody's card is to be found by a search engine (D25).
  return { title: asked ? asked.title : 'Page Not Found', robots: { index: false } };
}

/** The talents of a role around a city, in the cards that everybody may see (D14, D25). */
export default async function TalentsOfRolePage(props: Props) {
  const asked = await read(props);
  if (!asked) notFound();
  const { search, title, hrefFor, segments } = asked;
  if (segments !== hrefFor(1)) permanentRedirect(hrefFor(search.page));
  const { talents, total, understoodAs } = await searchTalentsAsVisitor(search);
  return (
    <div className="page py-8 sm:py-12">
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-2 mb-7 text-ink-soft">
        {total.toLocaleString('en-US')} {total === 1 ? 'job seeker' : 'job seekers'} within {search.radiusKm}{' '}
        km.{' '}
        <Link href={routes.talentNearMe()} className="link">
          Talents near you
        </Link>
      </p>
      {understoodAs !== null && <CorrectedWords query={search.query} understoodAs={understoodAs} />}
      {talents.length > 0 ? <TalentList talents={talents} heading="h2" /> : <NoTalentsFound heading="h2" />}
      <div className="mt-8">
        <Pagination
          page={search.page}
          pageCount={Math.min(lastTalentPage, Math.ceil(total / talentsPerPage))}
          hrefFor={hrefFor}
          label="Pages of talents"
        />
      </div>
    </div>
  );
}

async function read({ params, searchParams }: Props) {
  const [{ place: state, city, role, availability }, { page }] = await Promise.all([params, searchParams]);
  // A place of the gazetteer or of a posted job (D9).
  const known = await findKnownPlace(decode(state), decode(city), null);
  if (known === null || known === 'job' || 'gone' in known) return null;
  const words = decode(role);
  const search = rolePageSearch(known.place.coordinates, {
    role: words,
    availability,
    page: typeof page === 'string' ? page : undefined,
  });
  if (!search) return null;
  const { address } = known.place;
  return {
    search,
    title: rolePageTitle(search, `${address.city}, ${address.state}`),
    hrefFor: (number: number) =>
      routes.talents(known.slugs.state, known.slugs.city, words, availability, number),
    segments: `/${[state, city, 'talents', role, availability].join('/')}`,
  };
}

/** A segment that is no valid encoding is no place either. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}
