import { redirect } from 'next/navigation';
import * as routes from '@/lib/routes';

/** D15: the short address of 'Post a Job'. */
export default function PostPage() {
  redirect(routes.postJob());
}
