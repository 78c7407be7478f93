import { SearchForm } from '@/components/forms/search-form';
import { WhereField } from '@/components/places/where-field';
import { WhatField } from '@/components/search/what-field';
import { SearchIcon } from '@/components/ui/icons';
import * as routes from '@/lib/routes';
import { searchBox as text } from '@/messages/home';

/** A plain GET form to a search around the place, so that the result's URL can be shared. */
export function SearchBox() {
  return (
    <SearchForm
      action={routes.jobsNearMe()}
      submitLabel={
        <>
          <SearchIcon /> {text.findJobs}
        </>
      }
      pendingLabel={text.pending}
      className="mt-5 grid max-w-[38rem] items-end gap-3 sm:grid-cols-2 sm:[&>:last-child]:col-span-2 sm:mt-8"
    >
      <div>
        <label htmlFor="home-place" className={label}>
          {text.placeLabel}
        </label>
        <WhereField id="home-place" className="[&_input]:min-h-13" />
      </div>
      <div>
        <label htmlFor="home-what" className={label}>
          {text.keywordsLabel}
        </label>
        <WhatField id="home-what" placeholder={text.keywordsPlaceholder} className="min-h-13" />
      </div>
    </SearchForm>
  );
}

const label = 'mb-1 block font-semibold';
