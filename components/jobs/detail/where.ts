import { type Place, unknownPlaceName } from '@/lib/places/place';

const isKnown = (part: string | null): part is string =>
  part !== null && part !== '' && part !== unknownPlaceName;

/** 'Austin, Texas'; 'Unknown' where neither is known. */
export function cityAndState({ address }: Place): string {
  return [address.city, address.state].filter(isKnown).join(', ') || unknownPlaceName;
}

/** Where to go, as short as it can be told apart: '1300 S Congress Ave, Austin, Texas'; 'Austin, Texas' without a street. */
export const streetCityAndState = ({ address, coordinates }: Place): string =>
  [address.street, cityAndState({ address, coordinates })].filter(isKnown).join(', ');

/** The same for a list: 'Mission District, San Francisco' where no street is known. */
export function placeInList(place: Place): string {
  const { street, neighborhood, city } = place.address;
  if (street || !neighborhood) return streetCityAndState(place);
  return [neighborhood, city].filter(isKnown).join(', ') || unknownPlaceName;
}

/** The whole address in one line, known parts only: '12 Main St, Mission District, San Francisco, California 94110'. */
export function addressLine({ address }: Place): string {
  const stateAndZip = [address.state, address.zipCode].filter(isKnown).join(' ');
  return (
    [address.street, address.neighborhood, address.city, stateAndZip].filter(isKnown).join(', ') ||
    unknownPlaceName
  );
}
