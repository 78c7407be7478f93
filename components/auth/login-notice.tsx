import { Notice } from '@/components/ui/notice';
import type { LoginNotice } from '@/lib/routes';
import { authMessages } from '@/messages/auth/messages';
import { loginNotice as text } from '@/messages/auth/sign-in';
import { cookiesBlocked } from '@/messages/ui/messages';
import { ResendConfirmation } from './resend-confirmation';

const notices: Record<LoginNotice, { tone: 'good' | 'warn'; title?: string; sentence: string }> = {
  registered: { tone: 'good', sentence: authMessages.registered },
  'email-confirmed': { tone: 'good', sentence: authMessages.emailConfirmed },
  'password-reset': { tone: 'good', sentence: authMessages.passwordReset },
  'session-ended': { tone: 'warn', sentence: authMessages.sessionEnded },
  'check-cookies': { tone: 'warn', title: cookiesBlocked.title, sentence: authMessages.cookiesBlocked },
};

const isLoginNotice = (name: string): name is LoginNotice => Object.hasOwn(notices, name);

/** The notice of this name; nothing for an unknown name. */
export function LoginNoticeMessage({
  name,
  unconfirmedEmail,
}: {
  name: string | undefined;
  unconfirmedEmail: string | undefined;
}) {
  if (name === undefined || !isLoginNotice(name)) return null;
  const { tone, title, sentence } = notices[name];
  return (
    <Notice tone={tone} title={title} className="mb-5">
      <p>{sentence}</p>
      {name === 'registered' && (
        <>
          <p className="mt-1 break-words">{authMessages.confirmEmailFirst({ address: unconfirmedEmail })}</p>
          <ResendConfirmation summary={text.resendSummary} email={unconfirmedEmail} />
        </>
      )}
    </Notice>
  );
}
