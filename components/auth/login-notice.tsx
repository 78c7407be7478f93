import { Notice } from '@/components/ui/notice';
import type { LoginNotice } from '@/lib/routes';
import { authMessages } from '@/messages/auth/messages';
import { loginNotice as text } from '@/messages/auth/sign-in';
import { cookiesBlocked } from '@/messages/ui/messages';
import { ResendConfirmation } from './resend-confirmation';

const notices: Record<LoginNotice, { tone: 'good' | 'warn'; title?: string; message: string }> = {
  registered: { tone: 'good', message: authMessages.registered },
  'email-confirmed': { tone: 'good', message: authMessages.emailConfirmed },
  'password-reset': { tone: 'good', message: authMessages.passwordReset },
  'session-ended': { tone: 'warn', message: authMessages.sessionEnded },
  'check-cookies': { tone: 'warn', title: cookiesBlocked.title, message: authMessages.cookiesBlocked },
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
  const { tone, title, message } = notices[name];
  return (
    <Notice tone={tone} title={title} className="mb-5">
      <p>{message}</p>
      {name === 'registered' && (
        <>
          <p className="mt-1 break-words">{authMessages.confirmEmailFirst({ address: unconfirmedEmail })}</p>
          <ResendConfirmation summary={text.resendSummary} email={unconfirmedEmail} />
        </>
      )}
    </Notice>
  );
}
