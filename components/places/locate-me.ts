import { type Coordinates, type Place, roundCoordinates } from '@/lib/places/place';
import { type ActionResult, fail, succeed } from '@/lib/result';
import { placeMessages } from '@/messages/places/messages';
import { fetchAddress } from './place-requests';

const timeoutMs = 10_000;
const positionOptions: PositionOptions = {
  timeout: timeoutMs,
  maximumAge: 300_000,
  enableHighAccuracy: false,
};
/** A position derived from the network address alone can be hundreds of kilometers off. */
const maxInaccuracyM = 25_000;

/** The messages for the codes of a `GeolocationPositionError`. */
const errorMessages: Partial<Record<number, string>> = {
  1: placeMessages.permissionDenied,
  2: placeMessages.positionUnavailable,
  3: placeMessages.positionTimedOut,
};

/** The visitor's position from the browser, rounded (D36), with its address; or the specified error message. */
export async function locateMe(): Promise<ActionResult<Place>> {
  const position = await getCurrentPosition();
  return position.ok ? fetchAddress(position.data, placeMessages.ownAddressFailed) : position;
}

function getCurrentPosition(): Promise<ActionResult<Coordinates>> {
  const { geolocation } = navigator;
  if (!geolocation) return Promise.resolve(fail(placeMessages.geolocationUnsupported));
  return new Promise((resolve) => {
    // The browser's own timeout does not run while its permission prompt is open.
    setTimeout(() => resolve(fail(placeMessages.positionTimedOut)), timeoutMs);
    try {
      geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude, accuracy } }) =>
          resolve(
            accuracy > maxInaccuracyM
              ? fail(placeMessages.positionInaccurate)
              : succeed(roundCoordinates({ lat: latitude, lng: longitude })),
          ),
        ({ code }) => resolve(fail(errorMessages[code] ?? placeMessages.positionUnknownError)),
        positionOptions,
      );
    } catch {
      resolve(fail(placeMessages.positionUnknownError));
    }
  });
}
