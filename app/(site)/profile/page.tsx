import type { Metadata } from 'next';
import { unstable_rethrow } from 'next/navigation';
import { CompanyForm } from '@/components/employers/company-form';
import { VerifiedDomainSection } from '@/components/employers/verified-domain-section';
import { TalentForm } from '@/components/talents/profile/talent-form';
import { buttonClasses } from '@/components/ui/button-variants';
import { Notice } from '@/components/ui/notice';
import { parts } from '@/doorstep.config';
import { requireRole } from '@/lib/auth/access';
import { getOwnCompany } from '@/lib/employers/queries';
import { env } from '@/lib/env';
import { logError } from '@/lib/log';
import { getProfileVersion } from '@/lib/profile/profile-version';
import * as routes from '@/lib/routes';
import { viewerClient } from '@/lib/supabase/server';
import { getOwnTalentProfile } from '@/lib/talents/queries';
import { profile as text } from '@/messages/pages/job-seeker';

export const metadata: Metadata = { title: text.title, robots: { index: false } };

export default async function ProfilePage() {
  const profile = await loadProfile();
  const { tileUrl, tileAttribution } = env();
  const tiles = { url: tileUrl, attribution: tileAttribution };
  if (profile === null) return <ProfileLoadFailed />;
  if (profile.role === 'employer')
    return (
      <ProfileLayout title={text.companyTitle} intro={text.companyIntro}>
        <CompanyForm
          company={profile.company}
          version={profile.version}
          viewerId={profile.viewerId}
          tiles={tiles}
        />
        {profile.company && <VerifiedDomainSection domain={profile.company.verifiedDomain} />}
      </ProfileLayout>
    );
  return (
    <ProfileLayout
      title={parts.talents ? text.talentTitle : text.title}
      intro={parts.talents ? text.talentIntro : text.privateIntro}
    >
      <TalentForm
        profile={profile.talent}
        version={profile.version}
        viewerId={profile.viewerId}
        tiles={tiles}
      />
    </ProfileLayout>
  );
}

/**
 * Returns the data for the viewer's role, or null when it couldn't be read. Redirects to sign in or to choose a role
 * (specification, section 2).
 */
async function loadProfile() {
  try {
    const { id, role } = await requireRole(routes.profile());
    const client = await viewerClient();
    // Read before the profile: if the profile changes in between, the older version makes the save fail safely.
    if (role === 'employer') {
      const version = await getProfileVersion(client, 'employer_profiles', id);
      return { role, viewerId: id, version, company: await getOwnCompany(id) };
    }
    const version = await getProfileVersion(client, 'job_seeker_profiles', id);
    return { role, viewerId: id, version, talent: await getOwnTalentProfile(id) };
  } catch (error) {
    unstable_rethrow(error);
    logError('profile', error);
    return null;
  }
}

function ProfileLayout({
  title,
  intro,
  children,
}: {
  title: string;
  intro: string;
  children: React.ReactNode;
}) {
  return (
    <div className="page-narrow frame">
      <h1 className="text-3xl">{title}</h1>
      <p className="measure mt-2 mb-8 text-ink-soft text-lg">{intro}</p>
      {children}
    </div>
  );
}

function ProfileLoadFailed() {
  return (
    <div className="page-narrow frame">
      <h1 className="mb-6 text-3xl">{text.title}</h1>
      <Notice tone="danger" title={text.loadFailed} />
      {/* A full page load, as the text promises. */}
      <a href={routes.profile()} className={`${buttonClasses()} mt-6`}>
        {text.retryLink}
      </a>
    </div>
  );
}
