import type { CallOptions, FarmerReadings, RatedReading } from '@udongo/sdk';
import { describeRating } from '@udongo/sdk/results';
import { Card, Field, formatDate, Select, useCropLabel, useLocale } from '@udongo/ui';
import { useCallback, useState } from 'react';
import { isNotOffered } from '../../lib/isNotOffered.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { useLoaded } from '../../services/useLoaded.ts';
import { OnDemand } from '../OnDemand.tsx';
import { Waiting } from '../Waiting.tsx';
import { JoinSample } from './JoinSample.tsx';
import { listPlaces, listPoints, measuredDay, type Place } from './listPlaces.ts';
import { useOverTimeText } from './overTimeTexts.ts';
import { PlaceTable } from './PlaceTable.tsx';
import './overTime.css';

/** Fetches the code of the chart. */
export const loadChart = () => import('./ReadingsChart.tsx').then((m) => m.ReadingsChart);

interface ReadingsOverTimeProps {
  /** Id of the farmer. */
  farmer: number;
  /** The place of this booking is shown first. Default: the place with the most tests. */
  booking?: number;
}

/** A farmer's readings over the years, by place. Shows nothing if the service keeps no places. */
export function ReadingsOverTime({ farmer, booking }: ReadingsOverTimeProps) {
  const t = useOverTimeText();
  const { udongo } = useServices();
  const ask = useCallback(
    (wanted: number, options: CallOptions) => udongo.farmers.getReadings(wanted, options),
    [udongo],
  );
  const { data, ...waiting } = useLoaded(ask, farmer);
  if (!data && waiting.status !== 'error') return <Waiting {...waiting} />;
  if (isNotOffered(waiting.error) || data?.length === 0) return null;
  return (
    <Card title={t('overTime.title')}>
      {data ? (
        <Places readings={data} booking={booking} onChanged={waiting.reload} />
      ) : (
        <Waiting {...waiting} />
      )}
    </Card>
  );
}

interface PlacesProps {
  readings: readonly FarmerReadings[];
  booking: number | undefined;
  onChanged: () => void;
}

function Places({ readings, booking, onChanged }: PlacesProps) {
  const t = useOverTimeText();
  // By sample, so that the choice outlives a join.
  const [chosen, setChosen] = useState<number>();
  const [reading, setReading] = useState<RatedReading>('pH');
  const places = listPlaces(readings);
  const holds = (place: Place, test: (sample: FarmerReadings) => boolean) => place.samples.some(test);
  const place =
    places.find((one) => holds(one, ({ sample }) => sample === chosen)) ??
    places.find((one) => holds(one, (sample) => sample.booking === booking)) ??
    places[0];
  if (!place) return null;
  const others = readings.filter((sample) => !place.samples.includes(sample));
  return (
    <div className="app-over-time">
      <div className="app-over-time__choices">
        <Field label={t('overTime.place')}>
          <Select
            options={places.map(({ key, name, samples }) => ({
              value: key,
              label: t('overTime.of', { place: name, count: samples.length }),
            }))}
            value={place.key}
            onChange={({ target }) =>
              setChosen(places.find(({ key }) => key === target.value)?.samples[0]?.sample)
            }
          />
        </Field>
        <ReadingField place={place} reading={reading} onChange={setReading} />
      </div>
      <PlaceReadings place={place} reading={reading} onChanged={onChanged} />
      {others.length > 0 && <JoinSample key={place.key} place={place} others={others} onJoined={onChanged} />}
    </div>
  );
}

interface ReadingFieldProps {
  place: Place;
  reading: RatedReading;
  onChange: (reading: RatedReading) => void;
}

function ReadingField({ place, reading, onChange }: ReadingFieldProps) {
  const t = useOverTimeText();
  const locale = useLocale();
  const ratings = place.samples.at(-1)?.ratings ?? [];
  return (
    <Field label={t('overTime.reading')}>
      <Select
        options={ratings.map((rating) => ({
          value: rating.reading,
          label: describeRating(rating, locale).reading,
        }))}
        value={reading}
        onChange={({ target }) => {
          const found = ratings.find((rating) => rating.reading === target.value);
          if (found) onChange(found.reading);
        }}
      />
    </Field>
  );
}

interface PlaceReadingsProps {
  place: Place;
  reading: RatedReading;
  onChanged: () => void;
}

function PlaceReadings({ place, reading, onChanged }: PlaceReadingsProps) {
  const t = useOverTimeText();
  const locale = useLocale();
  const cropLabel = useCropLabel();
  const points = listPoints(place, reading);
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return null;
  const drawn = points.flatMap(({ sample, rating: { value } }) =>
    value === null ? [] : [{ on: measuredDay(sample), value }],
  );
  const range = [last.rating.low ?? 0, last.rating.high ?? 0] as const;
  const day = (date: string) => formatDate(locale, date);
  const label = t('overTime.chart', {
    reading: describeRating(last.rating, locale).reading,
    place: place.name,
    first: day(measuredDay(first.sample)),
    last: day(measuredDay(last.sample)),
  });
  return (
    <div className="app-over-time__both">
      {points.length > 1 ? (
        <div>
          <OnDemand load={loadChart} props={{ points: drawn, range, label }} room="app-over-time__chart" />
          <p className="app-quiet">{t('overTime.ideal', { crop: cropLabel(last.sample.crop_name) })}</p>
        </div>
      ) : (
        <p className="app-quiet">{t('overTime.alone')}</p>
      )}
      <PlaceTable place={place} points={points} onChanged={onChanged} />
    </div>
  );
}
