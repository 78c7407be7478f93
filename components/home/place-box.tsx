import { PlaceCombobox } from '@/components/places/place-combobox';
import { Button } from '@/components/ui/button';
import { SearchIcon } from '@/components/ui/icons';
import { routes } from '@/lib/routes';

/** A plain GET form: a place, typed or taken from the suggestions, becomes a search that can be shared. */
export function PlaceBox() {
  return (
    <form action={routes.search()} className="mt-8 max-w-[34rem]">
      <label htmlFor="home-place" className="mb-1.5 block font-semibold">
        City, neighborhood or ZIP code
      </label>
      <div className="flex gap-2 max-sm:flex-col">
        <PlaceCombobox
          id="home-place"
          name="place"
          coordinateNames={{ lat: 'lat', lng: 'lng' }}
          className="grow [&_input]:min-h-13"
        />
        <Button type="submit" size="lg" className="shrink-0">
          <SearchIcon /> Find Jobs
        </Button>
      </div>
    </form>
  );
}
