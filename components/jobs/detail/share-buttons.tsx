'use client';

import { LinkIcon, ShareIcon } from '@/components/ui/icons';
import { toast } from '@/components/ui/toast';
import { useBrowserValue } from '@/components/ui/use-browser-value';
import { shareButtons as text } from '@/messages/jobs/detail';

/** Two buttons: one opens the device's share sheet, if it has one, the other copies the link (D105). */
export function ShareButtons({ url, title, className }: { url: string; title: string; className: string }) {
  const shareSupport = useBrowserValue<'none' | 'clipboard' | 'both'>(
    () => ('share' in navigator ? 'both' : 'clipboard'),
    'none',
  );
  if (shareSupport === 'none') return null;
  return (
    <>
      {shareSupport === 'both' && (
        <button
          type="button"
          className={className}
          onClick={() => shareWithToast(() => navigator.share({ title, url }), null)}
        >
          <ShareIcon /> <span>{text.share}</span>
        </button>
      )}
      <button
        type="button"
        className={className}
        onClick={() => shareWithToast(() => navigator.clipboard.writeText(url), text.linkCopied)}
      >
        <LinkIcon /> <span>{text.copyLink}</span>
      </button>
    </>
  );
}

async function shareWithToast(share: () => Promise<void>, successMessage: string | null): Promise<void> {
  try {
    await share();
    if (successMessage !== null) toast(successMessage);
  } catch (error) {
    // The visitor closed the share sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    toast(text.copyFailed);
  }
}
