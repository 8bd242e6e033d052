import type { UnusualReason } from '@udongo/sdk';
import type { SensorValues } from '@udongo/sdk/values';
import { type Box, countyBoxes } from './countyBoxes.ts';

/** Where a sample should come from. */
export interface ExpectedPlace {
  /** Name of the booking's county; null for none. */
  county: string | null;
  /** The place of the sample as it was booked. */
  plot: string;
}

interface Point {
  latitude: number;
  longitude: number;
}

/** A farmer can have a plot beyond the border, and a box is rough. */
const countyKm = 25;
/** People mark a plot from their house, and a plot can be large. */
const plotKm = 5;

/**
 * Lists why the place of a measurement can't be that of its sample, most often because codes were mixed up: far outside of the
 * county, or far from the coordinates with which it was booked. [] for a place that fits, and where nobody knows one.
 */
export function judgePlace({ latitude, longitude }: SensorValues, expected: ExpectedPlace): UnusualReason[] {
  if (latitude === undefined || longitude === undefined) return [];
  const point = { latitude, longitude };
  const box = boxOf(expected.county);
  const plot = readPoint(expected.plot);
  const toCounty = box ? kmBetween(point, nearest(point, box)) : 0;
  const toPlot = plot ? kmBetween(point, plot) : 0;
  const reasons: UnusualReason[] = [];
  if (box && toCounty > countyKm)
    reasons.push({
      kind: 'outside_county',
      expected_low: box[0],
      expected_high: box[2],
      distance_km: toCounty,
      county_name: expected.county ?? '',
    });
  if (plot && toPlot > plotKm)
    reasons.push({
      kind: 'far_from_plot',
      expected_low: plot.latitude,
      expected_high: plot.latitude,
      distance_km: toPlot,
    });
  return reasons;
}

const lettersOf = (name: string) => name.toLowerCase().replace(/\b(city|county)\b|[^a-z]/g, '');
const boxes = new Map(Object.entries(countyBoxes).map(([name, box]) => [lettersOf(name), box]));

/** Administrators can spell a county in their own way. */
function boxOf(county: string | null): Box | undefined {
  return county === null ? undefined : boxes.get(lettersOf(county));
}

function nearest({ latitude, longitude }: Point, [south, west, north, east]: Box): Point {
  return {
    latitude: Math.min(north, Math.max(south, latitude)),
    longitude: Math.min(east, Math.max(west, longitude)),
  };
}

const kmPerDegree = 111.2;

/** Whole kilometers; Kenya is at the equator and small enough for a flat map. */
function kmBetween(one: Point, other: Point): number {
  const north = one.latitude - other.latitude;
  const east = (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180);
  return Math.round(Math.hypot(north, east) * kmPerDegree);
}

/** The coordinates that "Use my location" wrote: a place, or its name with them in brackets. */
function readPoint(plot: string): Point | undefined {
  const [, latitude, longitude] = /(?:^|\()(-?\d{1,2}\.\d+), (-?\d{1,3}\.\d+)\)?$/.exec(plot.trim()) ?? [];
  return latitude === undefined ? undefined : { latitude: Number(latitude), longitude: Number(longitude) };
}
