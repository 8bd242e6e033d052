import { describeError } from '@udongo/sdk';
import { Alert, Button, Card, codeOf, Field, Input, useLocale } from '@udongo/ui';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { languageOf } from '../../messages/languages.ts';
import { receiptsOf } from '../../services/receiptsOf.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { BenchFrame, BenchTitle } from './BenchFrame.tsx';
import { CodeField } from './CodeField.tsx';
import { NextList } from './NextList.tsx';
import { ReceiveList } from './ReceiveList.tsx';
import { useReceiveText } from './receiveTexts.ts';
import { useBenchList } from './useBenchList.ts';
import { useScans } from './useScans.ts';
import './receive.css';

/** The page for receiving samples: scan after scan, then one press for all. Works without a network. */
export function ReceivePage() {
  return <BenchFrame>{(userId) => <Receive userId={userId} />}</BenchFrame>;
}

function Receive({ userId }: { userId: number }) {
  const t = useReceiveText();
  const services = useServices();
  const errors = languageOf(useLocale()).errors;
  const receipts = receiptsOf(services, { id: userId });
  const { scanned, handedOverBy, place, waiting, received, isSending, refusal, isOffered } =
    useSyncExternalStore(receipts.subscribe, receipts.get);
  const { scan, result, forget } = useScans(receipts);
  const list = useBenchList({ isReceived: false, limit: 100 });
  const [params, setParams] = useSearchParams();
  const [isEmptyTold, setIsEmptyTold] = useState(false);
  const told = useRef<HTMLDivElement>(null);
  const wanted = params.get('sample');
  const ready = scanned.filter(({ problem }) => !problem).length;
  const here = [...scanned, ...waiting.flatMap(({ samples }) => samples)];
  const left = list.samples.filter((sample) => !here.some(({ code }) => code === codeOf(sample)));
  const leftCount = list.count - list.samples.length + left.length;
  const waitingCount = waiting.reduce((sum, { samples }) => sum + samples.length, 0);

  // A sample in the address joins the list once; a reload must not add it again.
  useEffect(() => {
    if (!wanted) return;
    setParams({}, { replace: true });
    void scan(wanted);
  }, [wanted, scan, setParams]);
  useEffect(() => {
    void receipts.send();
  }, [receipts]);
  const hasForm = scanned.length > 0 || isSending;
  // The button that was pressed is below the list.
  const isTold = received.length > 0 || refusal !== null || (waitingCount > 0 && !isSending);
  useEffect(() => {
    if (!isTold) return;
    told.current?.scrollIntoView({ block: 'nearest' });
    // The button that was pressed goes with the form.
    if (!hasForm && document.activeElement === document.body) told.current?.focus({ preventScroll: true });
  }, [isTold, hasForm]);

  const press = async () => {
    setIsEmptyTold(ready === 0);
    if (ready === 0) return;
    forget();
    await receipts.press();
    list.reload();
  };
  const [first] = received;
  /** How many are expected or, from the first scan on, how many of them were scanned. */
  const sayExpected = () => {
    const { count, isLoaded } = list;
    if (!isLoaded) return '\u00a0';
    if (leftCount === count) return t('receive.expected', { count });
    return t('receive.scanned', { scanned: count - leftCount, count });
  };
  /** Says after a good scan how many samples are still missing. */
  const sayLeft = () => {
    if (result?.tone !== 'good' || !list.isLoaded || list.count === 0) return result;
    const rest = leftCount === 0 ? t('receive.noneLeft') : t('receive.left', { count: leftCount });
    return { ...result, text: `${result.text} ${rest}` };
  };

  if (!isOffered || !list.isOffered) {
    return (
      <>
        <BenchTitle here="receive" intro={null} />
        <Alert tone="info">
          <p>{t('receive.notOffered')}</p>
          <ButtonLink to="/bench">{t('receive.toMeasure')}</ButtonLink>
        </Alert>
      </>
    );
  }
  return (
    <>
      <BenchTitle here="receive" intro={sayExpected()} />
      <Card>
        <CodeField
          submit={t('receive.add')}
          isFocused
          isRepeated
          result={sayLeft()}
          onCode={(code) => void scan(code)}
        />
      </Card>
      <div className="app-bench">
        <div className="app-bench__main">
          {isTold && (
            <div ref={told} className="app-bench__told" tabIndex={-1}>
              {waitingCount > 0 && !isSending && (
                <Alert tone="warning" title={t('receive.waitingTitle', { count: waitingCount })}>
                  {t('receive.waiting')}
                </Alert>
              )}
              {refusal && (
                <Alert tone="error">
                  {t('receive.refused', { message: describeError(refusal, errors)?.message ?? '' })}
                </Alert>
              )}
              {first && (
                <Alert tone="success" title={t('receive.done', { count: received.length })}>
                  <ButtonLink variant="primary" to={`/bench?sample=${first.sample ?? first.code}`}>
                    {t('receive.measure')}
                  </ButtonLink>
                </Alert>
              )}
            </div>
          )}
          <Card title={t('receive.list')}>
            {scanned.length === 0 ? (
              <EmptyState title={t('receive.start')} />
            ) : (
              <ReceiveList samples={scanned} onChange={receipts.change} onRemove={receipts.remove} />
            )}
            {hasForm && (
              <form
                className="app-bench__form"
                noValidate
                onSubmit={(event) => {
                  event.preventDefault();
                  void press();
                }}
              >
                <div className="app-bench__handover">
                  <Field label={t('receive.handedOverBy')} hint={t('receive.handedOverByHint')}>
                    <Input
                      value={handedOverBy}
                      maxLength={200}
                      autoComplete="off"
                      onChange={({ target }) => receipts.handOver({ handedOverBy: target.value })}
                    />
                  </Field>
                  <Field label={t('receive.place')} hint={t('receive.placeHint')}>
                    <Input
                      value={place}
                      maxLength={200}
                      autoComplete="off"
                      onChange={({ target }) => receipts.handOver({ place: target.value })}
                    />
                  </Field>
                </div>
                <div className="app-actions">
                  <Button type="submit" variant="primary" pending={isSending}>
                    {ready === 0 ? t('receive.submitNone') : t('receive.submit', { count: ready })}
                  </Button>
                </div>
                {isEmptyTold && ready === 0 && <Alert tone="warning">{t('receive.nothing')}</Alert>}
              </form>
            )}
          </Card>
        </div>
        <aside className="app-bench__side">
          {list.error !== undefined && list.status === 'error' && (
            <LoadFailure error={list.error} onRetry={list.reload} />
          )}
          {left.length > 0 && (
            <NextList title={t('receive.expectedTitle')} samples={left.slice(0, 12)} count={leftCount} />
          )}
        </aside>
      </div>
    </>
  );
}
