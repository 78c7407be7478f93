'use client';

import { type Coords, GridLayer, type Map as LeafletMap } from 'leaflet';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import { baseMap as text } from '@/messages/map/canvas';
import {
  type Box,
  boxesIntersect,
  type CountryOutline,
  loadCountry,
  loadState,
  type OutlinePart,
} from './outline-data';
import { drawTile, minCountyZoom, type OutlineStyle, tileSizePx } from './outline-drawing';

/** Lies below the tiles. */
const outlinePane = 'ground';

/** Land, borders and names, drawn in the browser from files of our own site. Visible where tiles are missing. */
export function OutlineLayer({ onDrawn }: { onDrawn: () => void }) {
  const map = useMap();
  useEffect(() => {
    // A separate pane, because the dark theme's filter for tiles must not apply to it.
    const element = map.getPane(outlinePane) ?? map.createPane(outlinePane);
    element.style.zIndex = '150';
    const layer = new OutlineGridLayer(map, onDrawn);
    map.addLayer(layer);
    const darkModeQuery = window.matchMedia('(prefers-color-scheme: dark)');
    const redraw = () => layer.drawAll();
    const fetchVisible = () => layer.fetchVisible();
    darkModeQuery.addEventListener('change', redraw);
    window.addEventListener('online', fetchVisible);
    map.on('moveend', fetchVisible);
    fetchVisible();
    return () => {
      darkModeQuery.removeEventListener('change', redraw);
      window.removeEventListener('online', fetchVisible);
      map.off('moveend', fetchVisible);
      map.removeLayer(layer);
    };
  }, [map, onDrawn]);
  return null;
}

class OutlineGridLayer extends GridLayer {
  private country: CountryOutline | null = null;
  private readonly states = new Map<string, OutlinePart>();
  private readonly tiles = new Map<HTMLElement, Coords>();
  private readonly map: LeafletMap;
  private readonly onDrawn: () => void;

  constructor(map: LeafletMap, onDrawn: () => void) {
    super({ pane: outlinePane, maxZoom: 19, attribution: text.outlineCredit });
    this.map = map;
    this.onDrawn = onDrawn;
    this.on('tileunload', ({ tile }) => this.tiles.delete(tile));
  }

  protected override createTile(coords: Coords): HTMLElement {
    const canvas = document.createElement('canvas');
    const density = Math.min(2, Math.max(1, window.devicePixelRatio));
    canvas.width = tileSizePx * density;
    canvas.height = tileSizePx * density;
    this.tiles.set(canvas, coords);
    this.draw(canvas, coords, getOutlineStyle(this.map));
    return canvas;
  }

  /** Draws over the existing content, because clearing the tiles first would flicker. */
  drawAll(): void {
    const style = getOutlineStyle(this.map);
    for (const [canvas, coords] of this.tiles) this.draw(canvas as HTMLCanvasElement, coords, style);
  }

  private draw(canvas: HTMLCanvasElement, coords: Coords, style: OutlineStyle): void {
    if (this.country) drawTile(canvas, coords, this.country, [...this.states.values()], style);
  }

  /** Loads the missing files of the view. If they can't be loaded, the outline stays as it is. */
  fetchVisible(): void {
    loadCountry().then(
      (country) => {
        // If the layer was removed meanwhile, the map may have no view anymore.
        if (!this.map.hasLayer(this)) return;
        if (!this.country) {
          this.country = country;
          this.drawAll();
          this.onDrawn();
        }
        if (this.map.getZoom() < minCountyZoom) return;
        const visibleBox = getVisibleBox(this.map);
        for (const [code, box] of country.states)
          if (!this.states.has(code) && boxesIntersect(box, visibleBox))
            loadState(code).then(
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

/** West, north, east and south of the view; the world spans 0 to 1. */
function getVisibleBox(map: LeafletMap): Box {
  const world = tileSizePx * 2 ** map.getZoom();
  const { min, max } = map.getPixelBounds();
  const toWorldUnit = (px = 0) => px / world;
  return [toWorldUnit(min?.x), toWorldUnit(min?.y), toWorldUnit(max?.x), toWorldUnit(max?.y)];
}

function getOutlineStyle(map: LeafletMap): OutlineStyle {
  const style = getComputedStyle(map.getContainer());
  const color = (name: string) => style.getPropertyValue(`--map-${name}`);
  return {
    water: color('water'),
    land: color('land'),
    foreignLand: color('foreign-land'),
    line: color('line'),
    name: color('name'),
    stateName: color('state-name'),
    font: style.fontFamily,
  };
}
