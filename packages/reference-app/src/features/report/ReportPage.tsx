import { ApiError, type CallOptions, type Language, saveFile } from '@udongo/sdk';
import { Button, speakResult, useLocale } from '@udongo/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { Link, useParams } from 'react-router';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { ListenButton } from '../../components/ListenButton.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { ReportSheet, type SheetReport, useReportText } from '../../components/report/ReportSheet.tsx';
import { ShareButtons } from '../../components/ShareButtons.tsx';
import { Waiting } from '../../components/Waiting.tsx';
import { readRecordId } from '../../lib/readRecordId.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { type Loaded, useLoaded } from '../../services/useLoaded.ts';
import { useReportPageText } from './reportPageTexts.ts';

/** A stored report, for those who may read its booking. */
export function ReportPage() {
  const { udongo } = useServices();
  const id = readRecordId(useParams().id) ?? 0;
  const ask = useCallback(
    (wanted: number, options: CallOptions) => udongo.reports.get(wanted, options),
    [udongo],
  );
  const loaded = useLoaded(ask, id);
  const t = useReportPageText();
  const booking = loaded.data?.booking;
  const getPdf = (language: Language) =>
    udongo.reports.downloadPdf({ booking: booking ?? 0, report: id, language });
  return (
    <ReportFrame loaded={loaded} url={loaded.data?.link ? publicUrl(loaded.data.link) : null} getPdf={getPdf}>
      {booking && <Link to={`/bookings/${booking}/results`}>{t('reportPage.results')}</Link>}
    </ReportFrame>
  );
}

/** The same report for anybody who has its public link. Asked without a login. */
export function PublicReportPage() {
  const { visitor } = useServices();
  const { token = '' } = useParams();
  const loaded = useLoaded(visitor.reports.getPublic, token);
  const getPdf = (language: Language) => visitor.reports.downloadPublicPdf(token, { language });
  return <ReportFrame loaded={loaded} url={location.href} getPdf={getPdf} />;
}

/** A report for anybody who has its link. */
function publicUrl(link: string): string {
  return new URL(`/r/${link}`, location.href).href;
}

interface ReportFrameProps {
  loaded: Loaded<SheetReport>;
  /** The address to share; null where there is none. */
  url: string | null;
  getPdf: (language: Language) => Promise<Blob>;
  /** The way back. */
  children?: ReactNode;
}

function ReportFrame({ loaded: { data, ...waiting }, url, getPdf, children }: ReportFrameProps) {
  const t = useReportPageText();
  const report = useReportText();
  const locale = useLocale();
  const { error } = waiting;
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) {
    return (
      <div className="app-page app-page--narrow">
        <PageTitle intro={t('reportPage.missing')}>{t('reportPage.missingTitle')}</PageTitle>
        <div>
          <ButtonLink to="/">{t('reportPage.home')}</ButtonLink>
        </div>
      </div>
    );
  }
  if (!data) {
    return (
      <div className="app-page app-page--narrow">
        <PageTitle>{t('reportPage.title')}</PageTitle>
        <Waiting {...waiting} />
      </div>
    );
  }
  const title = report('report.title', { code: data.facts?.booking_code ?? '' });
  return (
    <div className="app-page app-page--narrow">
      {children && <nav className="app-crumbs">{children}</nav>}
      <PageTitle>{title}</PageTitle>
      <div className="app-actions app-report-actions">
        <ListenButton sentences={data.results.flatMap((result) => speakResult(result, locale))} />
        <PdfButton name={data.facts?.booking_code ?? 'udongo'} getPdf={getPdf} />
        <Button onClick={() => print()}>{t('reportPage.print')}</Button>
        {url && <ShareButtons title={title} url={url} />}
      </div>
      <ReportSheet report={data} />
    </div>
  );
}

/** Saves the report as a PDF in the language of the page. */
function PdfButton({ name, getPdf }: { name: string } & Pick<ReportFrameProps, 'getPdf'>) {
  const t = useReportPageText();
  const locale = useLocale();
  const { failures } = useServices();
  const [pending, setPending] = useState(false);
  const save = async () => {
    setPending(true);
    try {
      saveFile(await getPdf(locale), `${name}.pdf`);
    } catch (error) {
      failures.report(error);
    }
    setPending(false);
  };
  return (
    <Button variant="primary" pending={pending} onClick={() => void save()}>
      {t('reportPage.pdf')}
    </Button>
  );
}
