import { jobDetail as text } from '@/messages/jobs/detail';

/** On paper alone: where the job is on the web. */
export function PrintedAddress({ url }: { url: string }) {
  return (
    <p className="mt-8 hidden break-all border-line border-t pt-4 text-sm print:block">
      {text.onTheWeb({ address: url })}
    </p>
  );
}
