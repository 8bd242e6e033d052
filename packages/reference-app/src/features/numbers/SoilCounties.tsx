import type { SoilMedians, SoilPicture } from '@udongo/sdk';
import { formatNumber } from '@udongo/sdk/values';
import { Button, Card, formatDate, Table, useCropLabel, useLocale } from '@udongo/ui';
import { useNumbersText } from '../../components/numbers/numbersTexts.ts';
import { saveCsv } from '../../lib/saveCsv.ts';
import { CountyMap, type CountySquare, shades } from './CountyMap.tsx';
import './soil.css';

export const readings = ['pH', 'nitrogen', 'phosphorus', 'potassium'] as const;
export type Reading = (typeof readings)[number];

interface SoilCountiesProps {
  picture: SoilPicture;
  /** The crop that is chosen; all together without one. */
  crop: SoilPicture['crops'][number] | undefined;
  /** The reading that colours the map. */
  reading: Reading;
}

interface Row extends SoilMedians {
  key: string;
  label: string;
}

/** The counties of a soil picture as a map and as a table, each number with its samples. */
export function SoilCounties({ picture, crop, reading }: SoilCountiesProps) {
  const t = useNumbersText();
  const locale = useLocale();
  const cropLabel = useCropLabel();
  const own = crop ? picture.cells.filter((cell) => cell.crop === crop.crop) : picture.counties;
  const counties: Row[] = own.map((cell) => ({ ...cell, key: String(cell.county), label: cell.county_name }));
  const total = crop ?? picture.country;
  const together: Row[] = total ? [{ ...total, key: 'total', label: t('soil.together') }] : [];
  const rows = [...together, ...counties];
  const title = t('soil.caption', {
    crop: crop ? cropLabel(crop.crop_name) : t('soil.allCrops'),
    year: String(picture.year),
  });
  const columns = [...readings, 'samples'] as const;
  const save = () => {
    const time = formatDate(locale, picture.as_of, 'time');
    void saveCsv(`${t('soil.title')} ${title}`, [
      [t('numbers.county'), ...columns.map((name) => t(`soil.${name}`)), t('numbers.asOfColumn')],
      ...rows.map((row) => [row.label, ...columns.map((name) => row[name]), time]),
    ]);
  };
  return (
    <Card title={title}>
      <div className="app-numbers__counties app-numbers__soil">
        <div>
          <CountyMap
            squares={toSquares(counties, reading, (county, { samples, ...row }) =>
              t('soil.square', {
                county,
                value: formatReading(reading, row[reading]),
                samples: formatNumber(samples),
              }),
            )}
            empty={(county) => t('soil.hidden', { county })}
            caption={t('soil.map')}
          />
          <Legend reading={reading} counties={counties} farms={picture.minimum_farms} />
        </div>
        <div className="app-numbers__table">
          <Table
            caption={title}
            rows={rows}
            rowKey={({ key }) => key}
            columns={[
              { key: 'label', header: t('numbers.county'), rowHeader: true, cell: ({ label }) => label },
              ...columns.map((name) => ({
                key: name,
                header: t(`soilShort.${name}`),
                align: 'end' as const,
                cell: (row: Row) =>
                  name === 'samples' ? formatNumber(row.samples) : formatReading(name, row[name]),
              })),
            ]}
          />
          <p className="app-quiet">{t('soil.totals')}</p>
          <Button
            size="small"
            variant="quiet"
            aria-label={t('numbers.csvOf', { name: title })}
            onClick={save}
          >
            {t('numbers.csv')}
          </Button>
        </div>
      </div>
    </Card>
  );
}

interface LegendProps {
  reading: Reading;
  counties: readonly Row[];
  farms: number;
}

/** The legend of the map's colours. */
function Legend({ reading, counties, farms }: LegendProps) {
  const t = useNumbersText();
  const values = counties.map((row) => row[reading]);
  const [lowest, highest] = [Math.min(...values), Math.max(...values)].map((value) =>
    formatReading(reading, value),
  );
  const between = Array.from({ length: shades }, (_, index) => index + 1);
  return (
    <ul className="app-numbers__legend app-quiet">
      <li>
        <span aria-hidden="true">
          {between.map((shade) => (
            <i key={shade} data-shade={shade} />
          ))}
        </span>
        {t('soil.legend', { reading: t(`soil.${reading}`), lowest: lowest ?? '', highest: highest ?? '' })}
      </li>
      <li>
        <span aria-hidden="true">
          <i data-shade={0} />
        </span>
        {t('soil.notShown', { farms })}
      </li>
    </ul>
  );
}

function toSquares(
  rows: readonly Row[],
  reading: Reading,
  name: (county: string, row: Row) => string,
): CountySquare[] {
  const values = rows.map((row) => row[reading]);
  const lowest = Math.min(...values);
  const span = Math.max(...values) - lowest || 1;
  return rows.map((row) => ({
    county: row.label,
    text: formatReading(reading, row[reading]),
    shade: 1 + Math.round(((row[reading] - lowest) / span) * (shades - 1)),
    name: (county) => name(county, row),
  }));
}

/** pH with its decimal, mg/kg as whole numbers: a column has one shape. */
const formatReading = (reading: Reading, value: number) => formatNumber(value, reading === 'pH' ? 1 : 0);
