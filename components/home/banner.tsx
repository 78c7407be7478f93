import { Notice } from '@/components/ui/notice';
import { getSiteContents } from '@/lib/home/contents';

/** An admin's announcement, if there is one. */
export async function Banner() {
  const { banner } = await getSiteContents();
  if (!banner) return null;
  return (
    <div className="page pt-4">
      <Notice>{banner}</Notice>
    </div>
  );
}
