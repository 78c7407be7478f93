import { Notice } from '@/components/ui/notice';
import { authMessages } from '@/lib/auth/messages';
import type { LoginNotice } from '@/lib/routes';

const notices: Record<LoginNotice, { tone: 'good' | 'warn'; sentence: string; hint?: string }> = {
  registered: { tone: 'good', sentence: authMessages.registered, hint: authMessages.confirmFirst },
  'email-confirmed': { tone: 'good', sentence: authMessages.emailConfirmed },
  'password-reset': { tone: 'good', sentence: authMessages.passwordReset },
  'session-ended': { tone: 'warn', sentence: authMessages.sessionEnded },
};

const isNotice = (name: string): name is LoginNotice => Object.hasOwn(notices, name);

/** Why the visitor was sent here; nothing for a name that is not ours. */
export function LoginNoticeMessage({ name }: { name: string | undefined }) {
  if (name === undefined || !isNotice(name)) return null;
  const { tone, sentence, hint } = notices[name];
  return (
    <Notice tone={tone} className="mb-5">
      <p>{sentence}</p>
      {hint && <p className="mt-1 text-ink-soft">{hint}</p>}
    </Notice>
  );
}
