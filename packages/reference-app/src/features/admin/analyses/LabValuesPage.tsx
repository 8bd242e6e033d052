import {
  type AnalysisValue,
  type AnalysisValueRequest,
  ApiError,
  fieldErrors,
  type OtherAnalysis,
} from '@udongo/sdk';
import { readLimit, writeLimit } from '@udongo/sdk/results';
import { formatNumber } from '@udongo/sdk/values';
import { Alert, Button, Card, Field, Input, Table, useServerText } from '@udongo/ui';
import { useRef, useState } from 'react';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { Waiting } from '../../../components/Waiting.tsx';
import { saveCsv } from '../../../lib/saveCsv.ts';
import { useServices } from '../../../services/ServicesContext.ts';
import { findLost, useActiveAnalyses, useAnalyses } from '../../../services/useAnalyses.ts';
import type { Resource } from '../defineResource.tsx';
import { readFile } from '../import/readTable.ts';
import { useLabValuesText } from './labValuesTexts.ts';
import { type ReadValues, readValues } from './readValues.ts';

/** The most values of one call, as the contract has it. */
const maximumValues = 500;

/** Values from a laboratory's file, matched by sample code and reviewed before they are saved. */
function LabValuesPage({ title }: { title: string }) {
  const t = useLabValuesText();
  const { data, ...waiting } = useActiveAnalyses();
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Card>
        {data === undefined && <Waiting {...waiting} />}
        {data?.length === 0 && <p>{t('labValues.none')}</p>}
        {data === null && <p>{t('labValues.notOffered')}</p>}
        {data && data.length > 0 && <LabFile known={data} />}
      </Card>
    </>
  );
}

interface Review extends ReadValues {
  file: string;
  /** The values as the service matched them; none where it refuses one. */
  rows: readonly AnalysisValue[];
  /** Refusals, by sample and analysis. */
  refused: readonly string[];
}

function LabFile({ known }: { known: readonly OtherAnalysis[] }) {
  const t = useLabValuesText();
  const say = useServerText();
  const { saveValues } = useAnalyses();
  const { toaster, failures } = useServices();
  const input = useRef<HTMLInputElement>(null);
  const [laboratory, setLaboratory] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const [review, setReview] = useState<Review>();
  const [refusal, setRefusal] = useState('');
  const [pending, setPending] = useState(false);
  const nameOf = (code: string) => known.find((analysis) => analysis.code === code)?.name ?? code;

  const check = async (file: File) => {
    setRefusal('');
    const table = await readFile(file).catch(() => null);
    if (!table) return setRefusal(t('labValues.unreadable'));
    const read = readValues(table, known);
    const { values, unread, otherUnits } = read;
    if (values.length + unread.length + otherUnits.length === 0) return setRefusal(t('labValues.empty'));
    if (values.length > maximumValues) {
      return setRefusal(t('labValues.tooMany', { max: formatNumber(maximumValues) }));
    }
    const found = { ...read, file: file.name, rows: [], refused: [] };
    if (values.length === 0) return setReview(found);
    try {
      const rows = await saveValues({ values, is_check: true });
      setReview({ ...found, rows, refused: findLost(values, rows).map(toLost) });
    } catch (error) {
      const refused = toRefused(error, read);
      if (refused.length === 0) failures.report(error);
      else setReview({ ...found, refused });
    }
  };
  const toLost = ({ sample_code: sample, code }: AnalysisValueRequest) =>
    t('labValues.refused', { sample, column: nameOf(code), problem: t('labValues.limitUnknown') });
  const toRefused = (error: unknown, { values }: ReadValues) =>
    Object.entries(error instanceof ApiError ? fieldErrors(error) : {}).flatMap(([path, text]) => {
      const value = values[Number(/^values\.(\d+)/.exec(path)?.[1] ?? -1)];
      if (!value) return [];
      const { sample_code: sample, code } = value;
      return [t('labValues.refused', { sample, column: nameOf(code), problem: say(text) })];
    });
  const work = async (done: () => Promise<void>) => {
    setPending(true);
    await done();
    setPending(false);
  };
  const save = async ({ values, file, ...read }: Review) => {
    try {
      await saveValues({ values, file_name: file, laboratory: laboratory.trim() });
      toaster.show({ tone: 'success', message: t('labValues.saved', { count: values.length }) });
      setReview(undefined);
    } catch (error) {
      const refused = toRefused(error, { values, ...read });
      if (refused.length === 0) failures.report(error);
      else setReview({ ...read, values, file, rows: [], refused });
    }
  };

  if (review) {
    const wrongUnits = review.otherUnits.map((other) =>
      t(other.unit ? 'labValues.otherUnit' : 'labValues.noUnit', other),
    );
    const problems = [
      ...wrongUnits,
      ...review.unread.map((cell) =>
        t(readLimit(cell.cell).isBelow ? 'labValues.noLimit' : 'labValues.unread', cell),
      ),
      ...review.refused,
    ];
    const title = t('labValues.review', { count: review.values.length, file: review.file });
    const labelOf = (code: string) => {
      const unit = known.find((analysis) => analysis.code === code)?.unit;
      return unit ? `${nameOf(code)} (${unit})` : nameOf(code);
    };
    const decimalsOf = (code: string) => known.find((analysis) => analysis.code === code)?.decimals;
    const write = (value: number | null, code: string, isBelow?: boolean) =>
      value === null ? '-' : writeLimit(formatNumber(value, decimalsOf(code)), isBelow);
    return (
      <div className="app-form">
        <h2>{title}</h2>
        {review.ignored.length > 0 && (
          <Alert tone="info">{t('labValues.ignored', { names: review.ignored.join(', ') })}</Alert>
        )}
        {problems.length > 0 && (
          <Alert tone="error">
            <ul>
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </Alert>
        )}
        {review.rows.length > 0 && (
          <Table
            caption={title}
            rows={review.rows}
            rowKey={({ sample, analysis }) => `${sample} ${analysis}`}
            columns={[
              {
                key: 'sample',
                header: t('labValues.sample'),
                rowHeader: true,
                cell: ({ sample_code, sample_location }) => `${sample_code}, ${sample_location}`,
              },
              { key: 'analysis', header: t('labValues.analysis'), cell: ({ code }) => labelOf(code) },
              {
                key: 'before',
                header: t('labValues.before'),
                align: 'end',
                cell: ({ before, code, before_below_limit }) => write(before, code, before_below_limit),
              },
              {
                key: 'value',
                header: t('labValues.value'),
                align: 'end',
                cell: ({ value, code, below_limit }) => write(value, code, below_limit),
              },
            ]}
          />
        )}
        <div className="app-actions">
          {problems.length === 0 && (
            <Button variant="primary" pending={pending} onClick={() => void work(() => save(review))}>
              {t('labValues.save')}
            </Button>
          )}
          <Button onClick={() => setReview(undefined)}>{t('labValues.cancel')}</Button>
        </div>
      </div>
    );
  }
  return (
    <div className="app-form">
      <p className="app-quiet">{t('labValues.intro')}</p>
      {refusal && <Alert tone="error">{refusal}</Alert>}
      <Field
        label={t('labValues.laboratory')}
        hint={t('labValues.laboratoryHint')}
        required
        error={isChecked && laboratory.trim() === '' && t('labValues.laboratoryRequired')}
      >
        <Input
          autoComplete="off"
          maxLength={100}
          value={laboratory}
          onChange={({ target }) => setLaboratory(target.value)}
        />
      </Field>
      <div className="app-actions">
        <input
          ref={input}
          type="file"
          accept=".csv,.xlsx,.txt,text/csv"
          aria-label={t('labValues.file')}
          className="udongo-hidden"
          tabIndex={-1}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void work(() => check(file));
            target.value = '';
          }}
        />
        <Button
          variant="primary"
          pending={pending}
          onClick={() => {
            setIsChecked(true);
            if (laboratory.trim() !== '') input.current?.click();
          }}
        >
          {t('labValues.file')}
        </Button>
        <Button
          onClick={() =>
            void saveCsv('laboratory', [[t('labValues.code'), ...known.map(({ code }) => code)]])
          }
        >
          {t('labValues.template')}
        </Button>
      </div>
    </div>
  );
}

export const resource: Resource = { Page: LabValuesPage };
