import { SubmitButton } from '@/components/forms/submit-button';
import { Notice } from '@/components/ui/notice';
import { bringPostingsHome } from '@/lib/postings/actions';
import { formerEmailNotice as text } from '@/messages/postings/manage';

/** After the address to sign in with has changed: which postings still send applications to the old one, and the way out. */
export function PostingsElsewhere({
  elsewhere,
  email,
}: {
  elsewhere: readonly { address: string; postings: number }[];
  email: string;
}) {
  const count = elsewhere.reduce((sum, { postings }) => sum + postings, 0);
  if (count === 0) return null;
  const addresses = elsewhere.map(({ address }) => address);
  return (
    <Notice tone="warn" title={text.stillSend({ count, addresses })} className="mb-6">
      <p className="break-words">{text.youSignInWithNow({ email })}</p>
      <form action={bringPostingsHome} className="mt-3">
        <SubmitButton pending={text.changing} size="sm">
          {text.sendThemTo({ email })}
        </SubmitButton>
      </form>
    </Notice>
  );
}
