import Link from 'next/link';
import { Notice } from '@/components/ui/notice';
import * as routes from '@/lib/routes';
import { noSuchPage as text } from '@/messages/saved/jobs';

export const PageOutOfRange = ({ page }: { page: number }) => (
  <Notice>
    {text.text({
      page,
      link: (words) => (
        <Link href={routes.savedJobs()} className="link">
          {words}
        </Link>
      ),
    })}
  </Notice>
);
