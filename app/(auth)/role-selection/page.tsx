import type { Metadata } from 'next';
import Link from 'next/link';
import { AuthCard } from '@/components/auth/auth-card';
import { RoleForm } from '@/components/auth/role-form';
import { Notice } from '@/components/ui/notice';
import { requireViewer } from '@/lib/auth/access';
import { findPostings } from '@/lib/postings/queries';
import { routes } from '@/lib/routes';
import { type SearchParams, searchParam } from '@/lib/search-params/search-param';
import { countLabel } from '@/lib/text/count-label';

export const metadata: Metadata = { title: 'Choose your role', robots: { index: false } };

export default async function RoleSelectionPage({ searchParams }: { searchParams: SearchParams }) {
  const from = await searchParam(searchParams, 'from');
  const { role } = await requireViewer(routes.roleSelection(from));
  const { counts } = await findPostings({ query: '', state: null, page: 1 });
  return (
    <AuthCard title="Choose your role" intro="You can change it later in your account.">
      {counts.open > 0 && (
        <Notice tone="warn" className="mb-5">
          You have {countLabel(counts.open, 'open job posting')}. Changing your role doesn’t close{' '}
          {counts.open === 1 ? 'it' : 'them'}, and people can still apply:{' '}
          <Link href={routes.employerJobs()} className="link">
            see your job postings
          </Link>{' '}
          first.
        </Notice>
      )}
      <RoleForm from={from} chosen={role ?? 'employer'} />
    </AuthCard>
  );
}
