import { toast } from '@/components/ui/toast';
import { shareJob as text } from '@/messages/saved/jobs';

/** Hands a job on by the device's own sheet, or puts its link on the clipboard (D105). */
export async function shareJob({
  url,
  title,
  way,
}: {
  url: string;
  title: string;
  way: string;
}): Promise<void> {
  try {
    if (way === 'sheet') {
      await navigator.share({ title, url });
    } else {
      await navigator.clipboard.writeText(url);
      toast(text.linkCopied);
    }
  } catch (thrown) {
    // Closed without choosing anybody.
    if (thrown instanceof DOMException && thrown.name === 'AbortError') return;
    toast(text.notCopied);
  }
}
