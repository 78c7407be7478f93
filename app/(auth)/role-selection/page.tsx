import type { Metadata } from 'next';
import { AuthCard } from '@/components/auth/auth-card';
import { RoleForm } from '@/components/auth/role-form';
import { requireViewer } from '@/lib/auth/access';
import { routes } from '@/lib/routes';
import { type SearchParams, searchParam } from '@/lib/search-param';

export const metadata: Metadata = { title: 'Choose your role', robots: { index: false } };

export default async function RoleSelectionPage({ searchParams }: { searchParams: SearchParams }) {
  const from = await searchParam(searchParams, 'from');
  const { role } = await requireViewer(routes.roleSelection(from));
  return (
    <AuthCard title="Choose your role" intro="You can change it later in your account.">
      <RoleForm from={from} chosen={role ?? 'employer'} />
    </AuthCard>
  );
}
