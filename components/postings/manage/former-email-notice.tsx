import { SubmitButton } from '@/components/forms/submit-button';
import { Notice } from '@/components/ui/notice';
import { updatePostingsContact } from '@/lib/postings/actions';
import { formerEmailNotice as text } from '@/messages/postings/manage';

/** Shown if postings still have a former email address of the account as contact. A button updates them. */
export function FormerEmailNotice({
  formerContacts,
  email,
}: {
  formerContacts: readonly { address: string; postings: number }[];
  email: string;
}) {
  const count = formerContacts.reduce((sum, { postings }) => sum + postings, 0);
  if (count === 0) return null;
  const addresses = formerContacts.map(({ address }) => address);
  return (
    <Notice tone="warn" title={text.title({ count, addresses })} className="mb-6">
      <p className="break-words">{text.currentEmail({ email })}</p>
      <form action={updatePostingsContact} className="mt-3">
        <SubmitButton pendingLabel={text.changing} size="sm">
          {text.submitButton({ email })}
        </SubmitButton>
      </form>
    </Notice>
  );
}
