import { Notice } from '@/components/ui/notice';
import { readSiteContents } from '@/lib/home/contents';

/** What whoever runs the site wants everyone to know now; nothing where they wrote nothing. */
export async function Banner() {
  const { banner } = await readSiteContents();
  if (!banner) return null;
  return (
    <div className="page pt-4">
      <Notice>{banner}</Notice>
    </div>
  );
}
