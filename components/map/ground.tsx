'use client';

import { type Coords, GridLayer, type Map as LeafletMap } from 'leaflet';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import { baseMap as text } from '@/messages/map/canvas';
import { type Box, type Country, type GroundPart, meet, readCountry, readState } from './ground-data';
import { countiesFrom, drawSquare, type GroundLook, squarePx } from './ground-drawing';

/** Below the tiles, which lie over it where there are any. */
const pane = 'ground';

/** Land, borders and names, drawn in the browser from files of the site itself: what a map shows where no tiles come. */
export function Ground({ onDrawn }: { onDrawn: () => void }) {
  const map = useMap();
  useEffect(() => {
    // A pane of its own: what darkens tiles is not for it, whose colors are the palette's.
    const element = map.getPane(pane) ?? map.createPane(pane);
    element.style.zIndex = '150';
    const layer = new GroundLayer(map, onDrawn);
    map.addLayer(layer);
    const shades = window.matchMedia('(prefers-color-scheme: dark)');
    const again = () => layer.drawAll();
    const ask = () => layer.fetchSeen();
    shades.addEventListener('change', again);
    window.addEventListener('online', ask);
    map.on('moveend', ask);
    ask();
    return () => {
      shades.removeEventListener('change', again);
      window.removeEventListener('online', ask);
      map.off('moveend', ask);
      map.removeLayer(layer);
    };
  }, [map, onDrawn]);
  return null;
}

class GroundLayer extends GridLayer {
  private country: Country | null = null;
  private readonly states = new Map<string, GroundPart>();
  private readonly squares = new Map<HTMLElement, Coords>();
  private readonly map: LeafletMap;
  private readonly onDrawn: () => void;

  constructor(map: LeafletMap, onDrawn: () => void) {
    super({ pane, maxZoom: 19, attribution: text.groundCredit });
    this.map = map;
    this.onDrawn = onDrawn;
    this.on('tileunload', ({ tile }) => this.squares.delete(tile));
  }

  protected override createTile(coords: Coords): HTMLElement {
    const canvas = document.createElement('canvas');
    const density = Math.min(2, Math.max(1, window.devicePixelRatio));
    canvas.width = squarePx * density;
    canvas.height = squarePx * density;
    this.squares.set(canvas, coords);
    this.draw(canvas, coords, lookOf(this.map));
    return canvas;
  }

  /** What stands there is drawn over: emptied squares would flicker. */
  drawAll(): void {
    const look = lookOf(this.map);
    for (const [canvas, coords] of this.squares) this.draw(canvas as HTMLCanvasElement, coords, look);
  }

  private draw(canvas: HTMLCanvasElement, coords: Coords, look: GroundLook): void {
    if (this.country) drawSquare(canvas, coords, this.country, [...this.states.values()], look);
  }

  /** Fetches the files of what is in view, as far as they are not there; without them the ground stays as it is. */
  fetchSeen(): void {
    readCountry().then(
      (country) => {
        // Its page was left meanwhile: a removed map has no view anymore.
        if (!this.map.hasLayer(this)) return;
        if (!this.country) {
          this.country = country;
          this.drawAll();
          this.onDrawn();
        }
        if (this.map.getZoom() < countiesFrom) return;
        const seen = boxOf(this.map);
        for (const [code, box] of country.states)
          if (!this.states.has(code) && meet(box, seen))
            readState(code).then(
              (state) => {
                this.states.set(code, state);
                this.drawAll();
              },
              () => {},
            );
      },
      () => {},
    );
  }
}

/** West, north, east and south of what is in view, with the whole world from 0 to 1. */
function boxOf(map: LeafletMap): Box {
  const world = squarePx * 2 ** map.getZoom();
  const { min, max } = map.getPixelBounds();
  const at = (px = 0) => px / world;
  return [at(min?.x), at(min?.y), at(max?.x), at(max?.y)];
}

function lookOf(map: LeafletMap): GroundLook {
  const style = getComputedStyle(map.getContainer());
  const color = (name: string) => style.getPropertyValue(`--map-${name}`);
  return {
    water: color('water'),
    land: color('land'),
    abroad: color('abroad'),
    line: color('line'),
    name: color('name'),
    stateName: color('state-name'),
    font: style.fontFamily,
  };
}
