import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';

/** Says that the form holds what was typed before and not saved, with a way back to what is saved. */
export function DraftNotice({ isShown, onDiscard }: { isShown: boolean; onDiscard: () => void }) {
  if (!isShown) return null;
  return (
    <Notice tone="info" title="What you had not saved yet is back" announce>
      <Button
        variant="quiet"
        size="sm"
        className="-ml-3"
        onClick={() => {
          onDiscard();
          window.location.reload();
        }}
      >
        Discard it
      </Button>
    </Notice>
  );
}
