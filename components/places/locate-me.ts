import { type Coordinates, type Place, roundCoordinates } from '@/lib/places/place';
import { geolocationMessage } from '@/lib/places/place-help';
import { type ActionResult, fail, succeed } from '@/lib/result';
import { placeMessages } from '@/messages/places/messages';
import { findAddress } from './place-requests';

const options: PositionOptions = { timeout: 10_000, maximumAge: 300_000, enableHighAccuracy: false };

/** Where the browser says the visitor is, rounded (D36), with its address; or the specified sentence why not. */
export async function locateMe(): Promise<ActionResult<Place>> {
  const position = await currentPosition();
  return position.ok ? findAddress(position.data, placeMessages.ownAddressFailed) : position;
}

function currentPosition(): Promise<ActionResult<Coordinates>> {
  const { geolocation } = navigator;
  if (!geolocation) return Promise.resolve(fail(placeMessages.geolocationUnsupported));
  return new Promise((resolve) => {
    try {
      geolocation.getCurrentPosition(
        ({ coords }) => resolve(succeed(roundCoordinates({ lat: coords.latitude, lng: coords.longitude }))),
        ({ code }) => resolve(fail(geolocationMessage(code))),
        options,
      );
    } catch {
      resolve(fail(placeMessages.positionUnknownError));
    }
  });
}
