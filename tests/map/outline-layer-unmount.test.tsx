// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { MapContainer } from 'react-leaflet';
import { afterEach, expect, test, vi } from 'vitest';
import { loadCountry } from '@/components/map/outline-data';
import { OutlineLayer } from '@/components/map/outline-layer';
import { render } from '../ui/render';

const country = readFileSync(path.join(import.meta.dirname, '../../public/_ground/us.json'), 'utf8');

afterEach(() => vi.unstubAllGlobals());

test('a map that is unmounted before its outline loads ignores the outline', async () => {
  const pendingResponse = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => pendingResponse.promise);
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const onDrawn = vi.fn();
  const { unmount } = await render(
    <MapContainer center={[39.76, -84.19]} zoom={15}>
      <OutlineLayer onDrawn={onDrawn} />
    </MapContainer>,
  );
  await unmount();
  pendingResponse.resolve(new Response(country));
  await loadCountry();
  await new Promise(setImmediate);
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
  expect(onDrawn).not.toHaveBeenCalled();
});
