import type { Metadata } from 'next';
import { AuthCard } from '@/components/auth/auth-card';
import { EnterDeskForm } from '@/components/operator/enter-desk-form';
import { Notice } from '@/components/ui/notice';
import { requireArrival } from '@/lib/operator/access';
import { beginFactor, verifiedFactor } from '@/lib/operator/factor';
import { type SearchParams, searchParam } from '@/lib/search-params/search-param';
import { viewerClient } from '@/lib/supabase/server';
import { enterDesk as text } from '@/messages/operator/enter';

export const metadata: Metadata = { title: text.theDesk, robots: { index: false, follow: false } };

/** The door of the desk: a code, and before the first one what an authenticator is set up with. */
export default async function EnterDeskPage({ searchParams }: { searchParams: SearchParams }) {
  await requireArrival();
  const from = await searchParam(searchParams, 'from');
  const client = await viewerClient();
  if (await verifiedFactor(client))
    return (
      <AuthCard title={text.theDesk} intro={text.enterACode}>
        <EnterDeskForm from={from} />
      </AuthCard>
    );
  const setup = await beginFactor(client);
  return (
    <AuthCard title={text.setUp} intro={text.scanThis}>
      {setup ? (
        <EnterDeskForm from={from} setup={setup} />
      ) : (
        <Notice tone="warn">{text.tooManySetups}</Notice>
      )}
    </AuthCard>
  );
}
