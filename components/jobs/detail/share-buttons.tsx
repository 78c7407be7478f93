'use client';

import { LinkIcon, ShareIcon } from '@/components/ui/icons';
import { toast } from '@/components/ui/toast';
import { useBrowserValue } from '@/components/ui/use-browser-value';
import { shareButtons as text } from '@/messages/jobs/detail';

/** Hands a job on by the device's own sheet where there is one, or puts its link on the clipboard (D105). */
export function ShareButtons({ url, title, className }: { url: string; title: string; className: string }) {
  const ways = useBrowserValue<'none' | 'clipboard' | 'both'>(
    () => ('share' in navigator ? 'both' : 'clipboard'),
    'none',
  );
  if (ways === 'none') return null;
  return (
    <>
      {ways === 'both' && (
        <button
          type="button"
          className={className}
          onClick={() => tryTo(() => navigator.share({ title, url }), null)}
        >
          <ShareIcon /> <span>{text.share}</span>
        </button>
      )}
      <button
        type="button"
        className={className}
        onClick={() => tryTo(() => navigator.clipboard.writeText(url), text.linkCopied)}
      >
        <LinkIcon /> <span>{text.copyLink}</span>
      </button>
    </>
  );
}

async function tryTo(share: () => Promise<void>, done: string | null): Promise<void> {
  try {
    await share();
    if (done !== null) toast(done);
  } catch (thrown) {
    // Closed without a choice.
    if (thrown instanceof DOMException && thrown.name === 'AbortError') return;
    toast(text.notCopied);
  }
}
