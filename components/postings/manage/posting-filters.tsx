import { Button } from '@/components/ui/button';
import { SearchIcon } from '@/components/ui/icons';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { type PostingFilter, postingStates } from '@/lib/postings/posting-filter';
import type { PostingPage } from '@/lib/postings/posting-summary';
import * as routes from '@/lib/routes';
import { stateLabels, postingFilters as text } from '@/messages/postings/manage';

/** The search and the status filter. A GET form, so that each view has a URL. */
export function PostingFilters({ filter, counts }: { filter: PostingFilter; counts: PostingPage['counts'] }) {
  const total = postingStates.reduce((sum, state) => sum + counts[state], 0);
  return (
    <search className="print:hidden">
      <form
        action={routes.employerJobs()}
        key={`${filter.query}|${filter.state}`}
        className="grid grid-cols-[1fr_auto] items-end gap-3 sm:grid-cols-[1fr_14rem_auto]"
      >
        <div className="max-sm:col-span-full">
          <label htmlFor="posting-query" className="mb-1.5 block font-semibold">
            {text.queryLabel}
          </label>
          <Input
            id="posting-query"
            type="search"
            name="q"
            defaultValue={filter.query}
            placeholder={text.queryPlaceholder}
            maxLength={200}
          />
        </div>
        <div>
          <label htmlFor="posting-status" className="mb-1.5 block font-semibold">
            {text.status}
          </label>
          <Select id="posting-status" name="status" defaultValue={filter.state ?? ''}>
            <option value="">{text.allOption({ all: total })}</option>
            {postingStates.map((state) => (
              <option key={state} value={state}>
                {stateLabels[state]} ({counts[state]})
              </option>
            ))}
          </Select>
        </div>
        <Button type="submit" variant="secondary">
          <SearchIcon /> {text.submitButton}
        </Button>
      </form>
    </search>
  );
}
