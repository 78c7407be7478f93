import Link from 'next/link';
import { Notice } from '@/components/ui/notice';
import { parts } from '@/doorstep.config';
import * as routes from '@/lib/routes';
import { invitation as text } from '@/messages/pages/auth';

/** For whoever wants to hire where that takes an invitation; the database lets in nobody else. */
export function InvitationNote() {
  if (parts.employers === 'anybody') return null;
  return (
    <Notice className="mb-5">
      {text.employersAreInvited({
        link: (words) => (
          <Link href={routes.help('contact')} className="link">
            {words}
          </Link>
        ),
      })}
    </Notice>
  );
}
