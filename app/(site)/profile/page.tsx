import type { Metadata } from 'next';
import { unstable_rethrow } from 'next/navigation';
import { CompanyForm } from '@/components/employers/company-form';
import { DomainPart } from '@/components/employers/domain-part';
import { TalentForm } from '@/components/talents/profile/talent-form';
import { buttonClasses } from '@/components/ui/button-look';
import { Notice } from '@/components/ui/notice';
import { parts } from '@/doorstep.config';
import { requireRole } from '@/lib/auth/access';
import { findOwnCompany } from '@/lib/employers/queries';
import { env } from '@/lib/env';
import { logFault } from '@/lib/log';
import { profileVersion } from '@/lib/profile/profile-version';
import * as routes from '@/lib/routes';
import { viewerClient } from '@/lib/supabase/server';
import { findOwnTalentProfile } from '@/lib/talents/queries';
import { profile as text } from '@/messages/pages/job-seeker';

export const metadata: Metadata = { title: text.yourProfile, robots: { index: false } };

export default async function ProfilePage() {
  const profile = await loadProfile();
  const { tileUrl, tileAttribution } = env();
  const tiles = { url: tileUrl, attribution: tileAttribution };
  if (profile === null) return <NotLoaded />;
  if (profile.role === 'employer')
    return (
      <Frame title={text.companyProfile} intro={text.thisIsTheCompanyJob}>
        <CompanyForm
          company={profile.company}
          version={profile.version}
          viewerId={profile.viewerId}
          tiles={tiles}
        />
        {profile.company && <DomainPart domain={profile.company.verifiedDomain} />}
      </Frame>
    );
  return (
    <Frame
      title={parts.talents ? text.talentProfile : text.yourProfile}
      intro={parts.talents ? text.whatYouCanDoAnd : text.whatOnlyYouSee}
    >
      <TalentForm
        profile={profile.talent}
        version={profile.version}
        viewerId={profile.viewerId}
        tiles={tiles}
      />
    </Frame>
  );
}

/** The gateway (section 2): to sign in, to choose a role, or what belongs to the role; null when it could not be read. */
async function loadProfile() {
  try {
    const { id, role } = await requireRole(routes.profile());
    const client = await viewerClient();
    // Before the profile: of a change in between, the older version is the safe one to have begun with.
    if (role === 'employer') {
      const version = await profileVersion(client, 'employer_profiles', id);
      return { role, viewerId: id, version, company: await findOwnCompany(id) };
    }
    const version = await profileVersion(client, 'job_seeker_profiles', id);
    return { role, viewerId: id, version, talent: await findOwnTalentProfile(id) };
  } catch (thrown) {
    unstable_rethrow(thrown);
    logFault('profile', thrown);
    return null;
  }
}

function Frame({ title, intro, children }: { title: string; intro: string; children: React.ReactNode }) {
  return (
    <div className="page-narrow frame">
      <h1 className="text-3xl">{title}</h1>
      <p className="measure mt-2 mb-8 text-ink-soft text-lg">{intro}</p>
      {children}
    </div>
  );
}

function NotLoaded() {
  return (
    <div className="page-narrow frame">
      <h1 className="mb-6 text-3xl">{text.yourProfile}</h1>
      <Notice tone="danger" title={text.failedToLoadProfilePlease} />
      {/* A full load, as the sentence says. */}
      <a href={routes.profile()} className={`${buttonClasses()} mt-6`}>
        {text.tryAgain}
      </a>
    </div>
  );
}
