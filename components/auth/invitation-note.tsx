import Link from 'next/link';
import { Notice } from '@/components/ui/notice';
import { parts } from '@/doorstep.config';
import * as routes from '@/lib/routes';
import { invitation as text } from '@/messages/pages/auth';

/** Shown where creating a company requires an invitation, which the database enforces. */
export function InvitationNote() {
  if (parts.employers === 'anybody') return null;
  return (
    <Notice className="mb-5">
      {text.invitationRequired({
        link: (words) => (
          <Link href={routes.help('contact')} className="link">
            {words}
          </Link>
        ),
      })}
    </Notice>
  );
}
