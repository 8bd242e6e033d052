import { describeRating, readingUnits, writeLimit } from '@udongo/sdk/results';
import { Button, formatDate, Table, useLocale } from '@udongo/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { saveCsv } from '../../lib/saveCsv.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { measuredDay, type Place, type Point } from './listPlaces.ts';
import { useOverTimeText } from './overTimeTexts.ts';

interface PlaceTableProps {
  place: Place;
  points: readonly Point[];
  onChanged: () => void;
}

/** The values of the chart, the latest first; a sample that was joined by mistake is taken out here. */
export function PlaceTable({ place, points, onChanged }: PlaceTableProps) {
  const t = useOverTimeText();
  const locale = useLocale();
  const { udongo, toaster, failures } = useServices();
  const [pending, setPending] = useState<number>();
  const takeOut = async (sample: number, code: string) => {
    setPending(sample);
    try {
      await udongo.samples.setPlace(sample, { same_place_as: null });
      toaster.show({ tone: 'success', message: t('overTime.takenOut', { code }) });
      onChanged();
    } catch (error) {
      failures.report(error);
    }
    setPending(undefined);
  };
  const rows = points
    .map(({ sample, rating }) => ({
      ...sample,
      rating,
      day: measuredDay(sample),
      text: describeRating(rating, locale),
    }))
    .reverse();
  const save = () => {
    const [latest] = rows;
    if (!latest) return;
    const unit = readingUnits[latest.rating.reading];
    const reading = latest.text.reading;
    void saveCsv(`${place.name}, ${reading}`, [
      [
        t('overTime.date'),
        t('overTime.sample'),
        unit ? `${reading} (${unit})` : reading,
        t('overTime.rating'),
      ],
      ...rows.map(({ day, sample_code, rating: { value, below_limit }, text }) => [
        formatDate(locale, day),
        sample_code,
        value === null ? '' : below_limit ? writeLimit(String(value), true) : value,
        text.rating,
      ]),
    ]);
  };
  return (
    <div className="app-over-time__table">
      <Table
        caption={t('overTime.title')}
        rows={rows}
        rowKey={({ sample }) => sample}
        columns={[
          {
            key: 'date',
            header: t('overTime.date'),
            rowHeader: true,
            cell: (row) => formatDate(locale, row.day),
          },
          {
            key: 'sample',
            header: t('overTime.sample'),
            cell: (row) => <Link to={`/bookings/${row.booking}/results`}>{row.sample_code}</Link>,
          },
          { key: 'value', header: t('overTime.value'), align: 'end', cell: (row) => row.text.value },
          { key: 'rating', header: t('overTime.rating'), cell: (row) => row.text.rating },
          ...(place.samples.length > 1
            ? [
                {
                  key: 'takeOut',
                  header: t('overTime.actions'),
                  cell: (row: (typeof rows)[number]) => (
                    <Button
                      variant="quiet"
                      size="small"
                      pending={pending === row.sample}
                      aria-label={t('overTime.takeOutOf', { code: row.sample_code })}
                      onClick={() => void takeOut(row.sample, row.sample_code)}
                    >
                      {t('overTime.takeOut')}
                    </Button>
                  ),
                },
              ]
            : []),
        ]}
      />
      <Button
        size="small"
        variant="quiet"
        aria-label={t('overTime.csvOf', { name: t('overTime.title') })}
        onClick={save}
      >
        {t('overTime.csv')}
      </Button>
    </div>
  );
}
