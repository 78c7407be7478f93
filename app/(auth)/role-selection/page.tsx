import type { Metadata } from 'next';
import Link from 'next/link';
import { AuthCard } from '@/components/auth/auth-card';
import { InvitationNote } from '@/components/auth/invitation-note';
import { RoleForm } from '@/components/auth/role-form';
import { Notice } from '@/components/ui/notice';
import { requireViewer } from '@/lib/auth/access';
import { searchPostings } from '@/lib/postings/queries';
import * as routes from '@/lib/routes';
import { getSearchParam, type SearchParams } from '@/lib/search-params/get-search-param';
import { roleSelection as text } from '@/messages/pages/auth';

export const metadata: Metadata = { title: text.title, robots: { index: false } };

export default async function RoleSelectionPage({ searchParams }: { searchParams: SearchParams }) {
  const from = await getSearchParam(searchParams, 'from');
  const { role } = await requireViewer(routes.roleSelection(from));
  const { counts } = await searchPostings({ query: '', state: null, page: 1 });
  return (
    <AuthCard title={text.title} intro={text.intro}>
      {counts.open > 0 && (
        <Notice tone="warn" className="mb-5">
          {text.openPostings({
            count: counts.open,
            link: (words) => (
              <Link href={routes.employerJobs()} className="link">
                {words}
              </Link>
            ),
          })}
        </Notice>
      )}
      <InvitationNote />
      <RoleForm from={from} role={role ?? 'employer'} />
    </AuthCard>
  );
}
