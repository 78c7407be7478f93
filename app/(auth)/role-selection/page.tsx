import type { Metadata } from 'next';
import { AuthCard } from '@/components/auth/auth-card';
import { RoleForm } from '@/components/auth/role-form';
import { requireViewer } from '@/lib/auth/access';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'Choose your role', robots: { index: false } };

export default async function RoleSelectionPage() {
  await requireViewer(routes.roleSelection());
  return (
    <AuthCard title="Choose your role" intro="You can change it later in your account.">
      <RoleForm />
    </AuthCard>
  );
}
