import type { Metadata } from 'next';
import Link from 'next/link';
import { AccountSection } from '@/components/auth/account-section';
import { ChangeEmailForm } from '@/components/auth/change-email-form';
import { ChangePasswordForm } from '@/components/auth/change-password-form';
import { DeleteAccountForm } from '@/components/auth/delete-account-form';
import { DeletionSummary } from '@/components/auth/deletion-summary';
import { SignOutEverywhereForm } from '@/components/auth/sign-out-everywhere-form';
import { SubmitButton } from '@/components/forms/submit-button';
import { buttonClasses } from '@/components/ui/button-variants';
import { parts } from '@/doorstep.config';
import * as apiRoutes from '@/lib/api-routes';
import { requireViewer } from '@/lib/auth/access';
import { signOut } from '@/lib/auth/actions';
import { getAccountContents } from '@/lib/auth/delete-account';
import { getAccount } from '@/lib/auth/viewer';
import * as routes from '@/lib/routes';
import { account as text } from '@/messages/pages/account';

export const metadata: Metadata = { title: text.title, robots: { index: false } };

export default async function AccountPage() {
  const { email, role } = await requireViewer(routes.account());
  const [account, contents] = await Promise.all([getAccount(), getAccountContents()]);
  return (
    <div className="page-narrow frame">
      <h1 className="text-3xl">{text.title}</h1>
      <p className="mt-2 text-ink-soft">
        {text.intro({
          link: (words) => (
            <Link href={routes.profile()} className="link">
              {words}
            </Link>
          ),
        })}
      </p>
      <div className="mt-8 grid grid-cols-1 gap-6">
        <AccountSection title={text.email}>
          <ChangeEmailForm email={email} pendingEmail={account?.newEmail ?? null} />
        </AccountSection>
        <AccountSection title={text.password}>
          <ChangePasswordForm />
        </AccountSection>
        <AccountSection title={text.roleTitle}>
          <p>
            {role === null ? text.noRole : roleText[role]}{' '}
            <Link href={routes.roleSelection(routes.account())} className="link">
              {role === null ? text.choose : text.change}
            </Link>
          </p>
        </AccountSection>
        <AccountSection title={text.sessionTitle}>
          <p className="text-ink-soft">{text.sessionText}</p>
          <div className="flex flex-wrap gap-3">
            <form action={signOut} className="max-sm:w-full">
              <SubmitButton pendingLabel={text.signingOut} variant="secondary" wide="phone">
                {text.signOut}
              </SubmitButton>
            </form>
            <SignOutEverywhereForm />
          </div>
        </AccountSection>
        <AccountSection title={text.dataTitle}>
          <p className="text-ink-soft">{text.dataText}</p>
          <div>
            <a
              href={apiRoutes.accountData()}
              download
              className={buttonClasses({ variant: 'secondary', wide: 'phone' })}
            >
              {text.downloadLink}
            </a>
          </div>
        </AccountSection>
        <AccountSection title={text.deleteTitle}>
          <DeletionSummary contents={contents} />
          <DeleteAccountForm />
        </AccountSection>
      </div>
    </div>
  );
}

const roleText = parts.talents
  ? { employer: text.employer, job_seeker: text.job_seeker }
  : { employer: text.employerWithoutTalents, job_seeker: text.jobSeekerWithoutTalents };
