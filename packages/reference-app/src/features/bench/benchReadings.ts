import type { LimitedReading, SoilTestSample, SoilTestSampleRequest, UnusualReason } from '@udongo/sdk';
import { judgeReading, judgeTyped, writeLimit } from '@udongo/sdk/results';
import {
  isCoordinate,
  judgeReadings,
  parseSensorText,
  type SensorLine,
  type SensorReading,
  type SensorValues,
  sensorLimits,
  sensorReadings,
  toSensorData,
} from '@udongo/ui';
import { findBelow, readingsToText, readQuantity, readReadings } from '@udongo/ui/internal';
import type { OwnDrafts } from '../../lib/ownDrafts.ts';
import { readPlace } from '../../lib/readPlace.ts';

/** The texts in the nine controls, as typed; '' for an unknown reading. */
export type ReadingTexts = Record<SensorReading, string>;

/** Entries of a person for a sample: the text in the box, and the controls that they filled by hand since. */
export interface BenchEntry {
  text: string;
  typed: Partial<ReadingTexts>;
  /** Whether a measured sample was measured again; undefined until somebody chooses. */
  isRepeat?: boolean;
  /** Why stored readings are corrected. */
  reason?: string;
}

export const emptyEntry: BenchEntry = { text: '', typed: {} };

/** Readings of the soil; its place comes beside them. */
export const soilReadings = sensorReadings.filter((reading) => !isCoordinate(reading));

/** An entry that a device keeps, for the soil that came then, and for the repeat that was asked then. */
export type KeptEntry = BenchEntry & Pick<SoilTestSample, 'received_on' | 'repeat_asked_on'>;

/**
 * The entry that was kept for this measurement; null for none. New soil of a rejected sample begins without the readings of the former, and
 * a repeat without those that were typed before it was asked.
 */
export function loadEntry(
  drafts: OwnDrafts<KeptEntry>,
  { id, received_on, repeat_asked_on = null }: SoilTestSample,
): BenchEntry | null {
  const kept = drafts.load(id);
  if (!kept) return null;
  const { received_on: came, repeat_asked_on: asked = null, ...entry } = kept;
  return came === received_on && asked === repeat_asked_on ? entry : null;
}

/** Keeps an entry on the device until it is saved; one without anything in it leaves nothing. */
export function keepEntry(drafts: OwnDrafts<KeptEntry>, sample: SoilTestSample, entry: BenchEntry): void {
  const texts = [entry.text, entry.reason ?? '', ...Object.values(entry.typed)];
  if (texts.every((text) => text.trim() === '')) drafts.clear(sample.id);
  else {
    const { received_on, repeat_asked_on } = sample;
    drafts.save(sample.id, { ...entry, received_on, repeat_asked_on });
  }
}

/** Replaces the text in the box. A reading that was entered by hand stays; a field that was cleared takes the new text. */
export function changeText({ typed, ...entry }: BenchEntry, text: string): BenchEntry {
  const said = readText(text);
  const kept = Object.entries(typed).filter(([name, entered]) => entered.trim() || !(name in said));
  return { ...entry, text, typed: Object.fromEntries(kept) };
}

/** The values of the text that differ from what somebody entered by hand. */
export function findOverruled(entry: BenchEntry): Partial<ReadingTexts> {
  const entered = showReadings(entry, {});
  const written = readingsToText(readReadings(entered), findBelow(entered));
  const said = Object.entries(readText(entry.text));
  return Object.fromEntries(said.filter(([name, text]) => text !== written[name as SensorReading]));
}

/** The first value of each reading in a text, as a control has it; none where it has those of several samples. */
function readText(text: string): Partial<ReadingTexts> {
  const texts: Partial<ReadingTexts> = {};
  if (isSeveral(text)) return texts;
  for (const { reading, value, isBelow } of readLines(text)) {
    if (reading !== null && value !== null) texts[reading] ??= writeLimit(String(value), isBelow);
  }
  return texts;
}

/** The lines of a text; "< 5" is a reading in it, and whether the service keeps it is said at its control. */
function readLines(text: string): readonly SensorLine[] {
  return parseSensorText(text).row(0, {}, { keepsLimits: true }).lines;
}

/** A position, or none. */
export type KnownPlace = Pick<SensorValues, 'latitude' | 'longitude'>;

/** The position that was recorded when the sample was booked, or measured before; {} for none. */
export function findPlace({ sample_location, sensor_data }: SoilTestSample): KnownPlace {
  const { point } = readPlace(sample_location);
  if (point) return point;
  const { latitude, longitude } = sensor_data ?? {};
  return latitude && longitude ? { latitude, longitude } : {};
}

/**
 * Gives the nine controls' texts: the values typed by hand, else exactly those in the box, impossible numbers as well. The stored
 * readings are shown only while the box is empty, so that no measurement is mixed with an earlier one. The known place fills in for
 * a position that neither has.
 */
export function showReadings(
  { text, typed }: BenchEntry,
  { sensor_data: stored, below_limit }: Partial<Pick<SoilTestSample, 'sensor_data' | 'below_limit'>>,
  place: KnownPlace = {},
): ReadingTexts {
  if (text.trim() === '') return { ...readingsToText({ ...place, ...stored }, below_limit), ...typed };
  const said = readText(text);
  const isPlaced = said.latitude !== undefined || said.longitude !== undefined;
  return { ...readingsToText(isPlaced ? {} : place), ...said, ...typed };
}

/** The lines that stop a save: no reading could be made of them, and nobody typed that reading by hand. */
export function findUnread({ text, typed }: BenchEntry): SensorLine[] {
  if (isSeveral(text)) return [];
  return readLines(text).filter((line) => {
    const { reading, value, problem } = line;
    if (problem?.severity !== 'error' || isTime(lineOf(text, line) ?? '')) return false;
    const isNumber = value !== null && problem.kind !== 'contradicted';
    return !isNumber && (reading === null || !typed[reading]?.trim());
  });
}

/** Whether a line is only the day or the time of the measurement, which probes write, too. */
function isTime(line: string): boolean {
  return /^(\d{4}-\d\d?-\d\d?|\d\d?[./]\d\d?[./]\d{2,4}|\d\d?:\d\d)([T, ]+\d\d?:\d\d)?(:\d\d)?( ?[ap]m)?$/i.test(
    line.trim(),
  );
}

/** A line of the text as it was entered; null where a line is not a place in the text, as in JSON. */
export function lineOf(text: string, { line }: SensorLine): string | null {
  return parseSensorText(text).format === 'lines' ? (text.split(lineEnd)[line - 1] ?? null) : null;
}

/** The text without one of its lines. */
export function removeLine(text: string, { line }: SensorLine): string {
  return text
    .split(lineEnd)
    .filter((_, index) => index !== line - 1)
    .join('\n');
}

const lineEnd = /\r\n|\r|\n/;

/** Whether a text has the readings of more than one sample, or more lines than are read. */
export function isSeveral(text: string): boolean {
  const parsed = parseSensorText(text);
  return parsed.rowCount > 1 || parsed.row(0).omittedLines > 0;
}

/** Whether the text in the box stops a save: nobody typed what could not be read of it. */
export function isTextRefused(entry: BenchEntry): boolean {
  return hasNoReading(entry.text) || isSeveral(entry.text) || findUnread(entry).length > 0;
}

/** Names in the text that are none of the nine readings, each once and at most five. */
export function findIgnored(text: string): string[] {
  const { lines } = parseSensorText(text).row(0);
  const names = lines.flatMap(({ key, problem }) => (problem?.kind === 'unknownKey' ? [key] : []));
  return [...new Set(names)].slice(0, 5);
}

/** Whether there is a text, and no reading in it. */
export function hasNoReading(text: string): boolean {
  const { lines } = parseSensorText(text).row(0);
  return text.trim() !== '' && lines.every(({ reading }) => reading === null);
}

/** The readings that stop a save: missing, no number, or impossible. A position can be missing, but not half of one. */
export function findRefused(values: SensorValues, texts: Partial<ReadingTexts> = {}): SensorReading[] {
  const problems = judgeReadings(values);
  const isPlaceless = (['latitude', 'longitude'] as const).every(
    (name) => values[name] === undefined && !texts[name]?.trim(),
  );
  return sensorReadings.filter((reading) => {
    if (values[reading] === undefined) return !(isPlaceless && isCoordinate(reading));
    return problems[reading]?.severity === 'error';
  });
}

/** The values that were probably meant: those of the problem, or a tenth of a number whose decimal point was forgotten. */
export function findCorrection(
  reading: SensorReading,
  { values, below }: TypedReadings,
): SensorValues | undefined {
  const problem = judgeTyped(values, below)[reading];
  const value = values[reading];
  if (problem?.correction || problem?.kind !== 'outOfRange' || value === undefined)
    return problem?.correction;
  const { usualMin, usualMax } = sensorLimits[reading];
  const tenth = Number((value / 10).toPrecision(12));
  return tenth >= usualMin && tenth <= usualMax ? { [reading]: tenth } : undefined;
}

/** Whether saving replaces readings that nobody asked to repeat, so that somebody has to say what they are. */
export function isReplacing({ sensor_data, repeat_asked_on }: SoilTestSample): boolean {
  return Boolean(sensor_data && !repeat_asked_on);
}

/** Whether readings are a new measurement: by default when a probe's text has them, and a correction when a field was changed. */
export function isRepeated({ isRepeat, text }: BenchEntry): boolean {
  return isRepeat ?? text.trim() !== '';
}

/** The readings in the controls. */
export interface TypedReadings {
  values: SensorValues;
  /** Those that are below the limit of their method: their value is that limit. */
  below: readonly SensorReading[];
}

/**
 * Reads the controls of a sample. "< 5" is no reading where the service keeps only numbers, and "1,250" none before somebody says which
 * number it is.
 */
export function readTyped(sample: SoilTestSample, texts: ReadingTexts): TypedReadings {
  const values = readReadings(texts, keepsLimits(sample));
  for (const reading of sensorReadings) if (findMeanings(texts[reading], reading)) delete values[reading];
  return { values, below: findBelow(texts) };
}

/** Both numbers that a text with a comma can mean; undefined for one that is clear. */
export function findMeanings(
  text: string,
  reading: SensorReading,
): { decimal: string; whole: string } | undefined {
  const quantity = readQuantity(text, reading);
  if (quantity.value === null || !quantity.isAmbiguous) return undefined;
  return { decimal: text.replace(',', '.'), whole: text.replace(',', '') };
}

/** Whether the service that gave this sample keeps "< 5". */
export function keepsLimits({ below_limit }: SoilTestSample): boolean {
  return below_limit !== undefined;
}

/**
 * The body that saves the readings of a sample, with the probe that took them. Errors: throws where one is missing; to be called
 * once none is refused.
 */
export function toRequest(
  sample: SoilTestSample,
  { values, below }: TypedReadings,
  entry: BenchEntry,
  device: number | null,
): SoilTestSampleRequest {
  const { booking, sample_location, sample_notes, soil_type, size_of_land, main_crop, other_crops } = sample;
  const sensor_data = toSensorData(values);
  return {
    ...{ booking, sample_location, sample_notes, soil_type, size_of_land, main_crop, sensor_data },
    ...(other_crops && { other_crops }),
    // A service that keeps only numbers knows no such list.
    ...((below.length > 0 || sample.below_limit?.length) && { below_limit: below as LimitedReading[] }),
    ...(device !== null && { device }),
    ...(isReplacing(sample) &&
      (isRepeated(entry) ? { is_repeat: true } : { correction_reason: entry.reason?.trim() ?? '' })),
  };
}

/** The reasons why somebody who verifies would look at each reading; rejected samples are not compared with. */
export function findUnusual(
  { values, below }: TypedReadings,
  others: readonly SoilTestSample[],
  medians: SoilTestSample['county_medians'] = {},
): Partial<Record<SensorReading, UnusualReason[]>> {
  const beside = others.flatMap(({ rejected_reason, sensor_data }) =>
    rejected_reason ? [] : (sensor_data ?? []),
  );
  const judged = sensorReadings.map((reading) => {
    const booking = beside.flatMap((other) => other[reading] ?? []);
    return [
      reading,
      judgeReading(reading, values, { booking, countyMedian: medians[reading] ?? null, below }),
    ] as const;
  });
  return Object.fromEntries(judged.filter(([, reasons]) => reasons.length > 0));
}
