import type { Metadata } from 'next';
import Link from 'next/link';
import { AccountSection } from '@/components/auth/account-section';
import { ChangeEmailForm } from '@/components/auth/change-email-form';
import { ChangePasswordForm } from '@/components/auth/change-password-form';
import { DeleteAccountForm } from '@/components/auth/delete-account-form';
import { DeletionSummary } from '@/components/auth/deletion-summary';
import { SignOutEverywhereForm } from '@/components/auth/sign-out-everywhere-form';
import { SubmitButton } from '@/components/forms/submit-button';
import { buttonClasses } from '@/components/ui/button-look';
import { requireViewer } from '@/lib/auth/access';
import { signOut } from '@/lib/auth/actions';
import { findAccountContents } from '@/lib/auth/delete-account';
import { findAccount } from '@/lib/auth/viewer';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'Your account', robots: { index: false } };

export default async function AccountPage() {
  const { email, role } = await requireViewer(routes.account());
  const [account, contents] = await Promise.all([findAccount(), findAccountContents()]);
  return (
    <div className="page max-w-3xl py-8 sm:py-12">
      <h1 className="text-3xl">Your account</h1>
      <p className="mt-2 text-ink-soft">
        What others see is in your{' '}
        <Link href={routes.profile()} className="link">
          profile
        </Link>
        . This page is for how you sign in and for your data.
      </p>
      <div className="mt-8 grid gap-6">
        <AccountSection title="Email">
          <ChangeEmailForm email={email} waiting={account?.newEmail ?? null} />
        </AccountSection>
        <AccountSection title="Password">
          <ChangePasswordForm />
        </AccountSection>
        <AccountSection title="How you use the site">
          <p>
            {role === null ? 'You haven’t chosen yet.' : roleSentence[role]}{' '}
            <Link href={routes.roleSelection(routes.account())} className="link">
              {role === null ? 'Choose' : 'Change'}
            </Link>
          </p>
        </AccountSection>
        <AccountSection title="Signed in">
          <p className="text-ink-soft">
            If you left a browser open somewhere or lost a device, sign out everywhere at once. Then sign back
            in with your password.
          </p>
          <div className="flex flex-wrap gap-3">
            <form action={signOut} className="max-sm:w-full">
              <SubmitButton pending="Signing out…" variant="secondary" wide="phone">
                Sign out here
              </SubmitButton>
            </form>
            <SignOutEverywhereForm />
          </div>
        </AccountSection>
        <AccountSection title="Your data">
          <p className="text-ink-soft">
            Everything we store about you in one zip file: your data as JSON, and the files you uploaded.
          </p>
          <div>
            <a
              href={routes.api.accountData()}
              download
              className={buttonClasses({ variant: 'secondary', wide: 'phone' })}
            >
              Download my data
            </a>
          </div>
        </AccountSection>
        <AccountSection title="Delete your account">
          <DeletionSummary contents={contents} />
          <DeleteAccountForm />
        </AccountSection>
      </div>
    </div>
  );
}

const roleSentence = {
  employer: 'You hire: you post jobs and look for talent.',
  job_seeker: 'You look for work: you save jobs and keep a talent profile.',
} as const;
