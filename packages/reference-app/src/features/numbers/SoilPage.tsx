import type { CallOptions } from '@udongo/sdk';
import { Card, Field, formatDate, Select, useCropLabel, useLocale } from '@udongo/ui';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Coming, toNow } from '../../components/Coming.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { NotFoundPage } from '../../components/NotFoundPage.tsx';
import { useNumbersText } from '../../components/numbers/numbersTexts.ts';
import { PageTitle } from '../../components/PageTitle.tsx';
import { Waiting } from '../../components/Waiting.tsx';
import { isNotOffered } from '../../lib/isNotOffered.ts';
import { useServices, useUser } from '../../services/ServicesContext.ts';
import { useLoaded } from '../../services/useLoaded.ts';
import { readings, SoilCounties } from './SoilCounties.tsx';
import '../../components/numbers/numbers.css';

/** Medians of verified results by county and crop. */
export function SoilPage() {
  const user = useUser();
  if (!user) return <NotFoundPage />;
  return <SoilPicture />;
}

function SoilPicture() {
  const t = useNumbersText();
  const locale = useLocale();
  const cropLabel = useCropLabel();
  const { udongo } = useServices();
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get('year')) || undefined;
  const ask = useCallback(
    (year: number | undefined, options: CallOptions) => udongo.statistics.getSoilPicture({ year }, options),
    [udongo],
  );
  const { data, ...waiting } = useLoaded(ask, asked);
  if (isNotOffered(waiting.error)) return <NotFoundPage />;
  const choose = (name: string, value: string) =>
    setParams(
      (previous) => {
        const next = new URLSearchParams(previous);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const reading = readings.find((name) => name === params.get('reading')) ?? 'pH';
  const crop = data?.crops.find(({ crop: id }) => String(id) === params.get('crop'));
  return (
    <div className="app-page app-page--wide">
      <PageTitle
        intro={
          <Coming isHere={!!data}>
            {t('soil.intro', { farms: data?.minimum_farms ?? 10 })}{' '}
            {t('soil.asOf', { time: formatDate(locale, data?.as_of ?? toNow(), 'time') })}
          </Coming>
        }
        actions={<ButtonLink to="/numbers">{t('soil.numbers')}</ButtonLink>}
      >
        {t('soil.title')}
      </PageTitle>
      {!data || waiting.status === 'error' ? (
        <Waiting {...waiting} />
      ) : data.years.length === 0 ? (
        <Card>
          <EmptyState title={t('soil.emptyTitle')}>
            {t('soil.empty', { farms: data.minimum_farms })}
          </EmptyState>
        </Card>
      ) : (
        <>
          <Card title={t('soil.filters')}>
            <div className="app-numbers__filters">
              <Field label={t('soil.year')}>
                <Select
                  options={data.years.map((year) => ({ value: String(year), label: String(year) }))}
                  value={data.year}
                  onChange={({ target }) => choose('year', target.value)}
                />
              </Field>
              <Field label={t('soil.crop')}>
                <Select
                  placeholder={t('soil.allCrops')}
                  options={data.crops.map(({ crop: id, crop_name }) => ({
                    value: String(id),
                    label: cropLabel(crop_name),
                  }))}
                  value={crop?.crop ?? ''}
                  onChange={({ target }) => choose('crop', target.value)}
                />
              </Field>
              <Field label={t('soil.reading')}>
                <Select
                  options={readings.map((name) => ({ value: name, label: t(`soil.${name}`) }))}
                  value={reading}
                  onChange={({ target }) => choose('reading', target.value)}
                />
              </Field>
            </div>
          </Card>
          <SoilCounties picture={data} crop={crop} reading={reading} />
        </>
      )}
    </div>
  );
}
