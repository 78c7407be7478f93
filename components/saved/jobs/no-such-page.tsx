import Link from 'next/link';
import { Notice } from '@/components/ui/notice';
import { routes } from '@/lib/routes';

export const NoSuchPage = ({ page }: { page: number }) => (
  <Notice>
    There’s no page {page} of your saved jobs.{' '}
    <Link href={routes.savedJobs()} className="link">
      Go to the first page
    </Link>
  </Notice>
);
