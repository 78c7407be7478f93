import { type Coordinates, type Place, roundCoordinates } from '@/lib/places/place';
import { geolocationMessage } from '@/lib/places/place-help';
import { type ActionResult, fail, succeed } from '@/lib/result';
import { placeMessages } from '@/messages/places/messages';
import { findAddress } from './place-requests';

const timeoutMs = 10_000;
const options: PositionOptions = { timeout: timeoutMs, maximumAge: 300_000, enableHighAccuracy: false };
/** A position by network address alone can be hundreds of kilometers off. */
const maxInaccuracyM = 25_000;

/** Where the browser says the visitor is, rounded (D36), with its address; or the specified sentence why not. */
export async function locateMe(): Promise<ActionResult<Place>> {
  const position = await currentPosition();
  return position.ok ? findAddress(position.data, placeMessages.ownAddressFailed) : position;
}

function currentPosition(): Promise<ActionResult<Coordinates>> {
  const { geolocation } = navigator;
  if (!geolocation) return Promise.resolve(fail(placeMessages.geolocationUnsupported));
  return new Promise((resolve) => {
    // The browser's own timeout does not run while its prompt waits for an answer.
    setTimeout(() => resolve(fail(placeMessages.positionTimedOut)), timeoutMs);
    try {
      geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude, accuracy } }) =>
          resolve(
            accuracy > maxInaccuracyM
              ? fail(placeMessages.positionInaccurate)
              : succeed(roundCoordinates({ lat: latitude, lng: longitude })),
          ),
        ({ code }) => resolve(fail(geolocationMessage(code))),
        options,
      );
    } catch {
      resolve(fail(placeMessages.positionUnknownError));
    }
  });
}
