import { type Address, type Place, unknownPlaceName } from './place.ts';

type Part = Exclude<keyof Address, 'country'>;

/**
 * The known parts of an address in one line: 'Mission District, San Francisco, California 94110'. 'Unknown' if no part
 * is known.
 */
function addressLabel(address: Partial<Address>, parts: readonly Part[]): string {
  const names = parts
    .filter((part) => part !== 'zipCode')
    .map((part) => address[part])
    .filter((text) => text && text !== unknownPlaceName);
  if (names.length === 0) return unknownPlaceName;
  const zip = parts.includes('zipCode') && address.zipCode ? ` ${address.zipCode}` : '';
  return names.join(', ') + zip;
}

/** A place without its street: 'Mission District, San Francisco, California', 'Austin, Texas 78701'. */
export const placeLabel = ({ address }: Place): string =>
  addressLabel(address, ['neighborhood', 'city', 'state', 'zipCode']);

/** 'Austin, Texas'. */
export const cityAndState = (address: Pick<Address, 'city' | 'state'>): string =>
  addressLabel(address, ['city', 'state']);

/**
 * The shortest address that identifies a place: '1300 S Congress Ave, Austin, Texas'; 'Austin, Texas' without a street.
 */
export const streetCityAndState = (address: Partial<Address>): string =>
  addressLabel(address, ['street', 'city', 'state']);

/** For cards: 'Mission District, San Francisco'; 'Austin, Texas' without a neighborhood. */
export const neighborhoodAndCity = (address: Address): string =>
  address.neighborhood ? addressLabel(address, ['neighborhood', 'city']) : cityAndState(address);

/** 'Mission District, San Francisco, California'. */
export const neighborhoodCityAndState = (address: Partial<Address>): string =>
  addressLabel(address, ['neighborhood', 'city', 'state']);

/** The whole address: '12 Main St, Mission District, San Francisco, California 94110'. */
export const addressLine = (address: Address): string =>
  addressLabel(address, ['street', 'neighborhood', 'city', 'state', 'zipCode']);
